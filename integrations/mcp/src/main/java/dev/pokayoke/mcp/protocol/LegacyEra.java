package dev.pokayoke.mcp.protocol;

import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.server.McpNotificationHandler;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.Implementation;
import io.modelcontextprotocol.spec.McpSchema.InitializeRequest;
import io.modelcontextprotocol.spec.McpSchema.InitializeResult;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

/** Revision 2025-11-25 and earlier: a session that {@code initialize} begins. */
final class LegacyEra {
  static final String INITIALIZE = McpSchema.METHOD_INITIALIZE;

  private static final String CANCELLED = "notifications/cancelled";

  private static final List<String> VERSIONS =
      List.of(
          ProtocolVersions.MCP_2024_11_05,
          ProtocolVersions.MCP_2025_03_26,
          ProtocolVersions.MCP_2025_06_18,
          ProtocolVersions.MCP_2025_11_25);
  private static final Duration UNUSED = Duration.ofMinutes(1);

  private final ServerInfo info;
  private final McpServerSession session;

  LegacyEra(ServerInfo info, ToolRequests tools, Outbox out) {
    this.info = info;
    this.session =
        new McpServerSession(
            UUID.randomUUID().toString(),
            UNUSED,
            new ToOutbox(out),
            this::initialize,
            Map.of(
                McpSchema.METHOD_PING, (exchange, params) -> Mono.just(Map.of()),
                ToolRequests.LIST, handler(tools::list),
                ToolRequests.CALL, handler(tools::call)),
            Map.of(McpSchema.METHOD_NOTIFICATION_INITIALIZED, ignored(), CANCELLED, ignored()));
  }

  /** Handles a message and sends the answer before it returns. */
  void accept(Message message) {
    if (message.id() == null) {
      handle(new JSONRPCNotification(message.method(), message.params()));
      return;
    }
    handle(new JSONRPCRequest(message.method(), message.id(), message.params()));
    if (message.method().equals(INITIALIZE)) {
      // The session holds every request back until this comes; a client that forgets it would wait.
      handle(new JSONRPCNotification(McpSchema.METHOD_NOTIFICATION_INITIALIZED));
    }
  }

  private void handle(JSONRPCMessage message) {
    session.handle(message).block();
  }

  private Mono<InitializeResult> initialize(InitializeRequest request) {
    String asked = request.protocolVersion();
    String version = VERSIONS.contains(asked) ? asked : VERSIONS.get(VERSIONS.size() - 1);
    return Mono.just(
        InitializeResult.builder(
                version,
                ServerCapabilities.builder().tools(false).build(),
                Implementation.builder(info.name(), info.version()).build())
            .instructions(info.instructions())
            .build());
  }

  private static McpRequestHandler<?> handler(
      Function<@Nullable Object, Map<String, Object>> request) {
    return (exchange, params) ->
        Mono.fromCallable(
            () -> {
              try {
                return request.apply(params);
              } catch (InvalidParams e) {
                throw invalid(e.getMessage());
              }
            });
  }

  private static McpNotificationHandler ignored() {
    return (exchange, params) -> Mono.empty();
  }

  private static McpError invalid(String message) {
    return McpError.builder(McpSchema.ErrorCodes.INVALID_PARAMS).message(message).build();
  }

  /** The session's side of the transport. */
  private record ToOutbox(Outbox out) implements McpServerTransport {

    @Override
    public Mono<Void> sendMessage(JSONRPCMessage message) {
      return Mono.fromRunnable(() -> out.send(message));
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
      T value = null;
      try {
        value = new JacksonMcpJsonMapper(JsonMapper.shared()).convertValue(data, type);
      } catch (RuntimeException e) {
        // Its message names classes.
      }
      if (value == null) {
        throw invalid("params do not have the shape this method asks for.");
      }
      return value;
    }

    @Override
    public Mono<Void> closeGracefully() {
      return Mono.empty();
    }
  }
}
