package dev.pokayoke.mcp.protocol;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCRequest;
import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.McpSchema.Result;
import io.modelcontextprotocol.modern.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.modern.server.McpAsyncResponse;
import io.modelcontextprotocol.modern.server.McpFeature;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.McpTransportResponse;
import io.modelcontextprotocol.modern.server.RequestStateCodec;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

/** Revision 2026-07-28: stateless, every request says its protocol version. */
final class ModernEra {
  private final McpServer server;

  ModernEra(ServerInfo info, ToolRequests tools) {
    McpServer.Builder builder =
        McpServer.builder()
            .serverInfo(Implementation.builder(info.name(), info.version()).build())
            .jsonMapper(new JacksonMcpJsonMapper(JsonMapper.shared()))
            .requestStateCodec(new NoState())
            .feature(new Tools(tools));
    if (info.instructions() != null) {
      builder.instructions(info.instructions());
    }
    this.server = builder.build();
  }

  /** Answers a request; nothing in this era depends on a notification. */
  void accept(Message message, Outbox out) {
    if (message.id() == null) {
      return;
    }
    McpTransportResponse response =
        server
            .handleBlocking(
                McpTransportContext.EMPTY,
                new JSONRPCRequest(message.method(), message.id(), message.params()))
            .block();
    if (response instanceof McpTransportResponse.Result result) {
      out.send(result.response());
    } else if (response instanceof McpTransportResponse.Error error) {
      out.send(error.response());
    }
  }

  /** The two methods about tools, in place of the SDK's, which would validate arguments first. */
  private record Tools(ToolRequests tools) implements McpFeature {

    @Override
    public Set<String> methods() {
      return Set.of(ToolRequests.LIST, ToolRequests.CALL);
    }

    @Override
    public void capabilities(ServerCapabilities.Builder builder) {
      builder.tools(false);
    }

    @Override
    public Mono<McpAsyncResponse<? extends Result>> handle(
        McpRequestContext context, @Nullable Object params) {
      return Mono.fromCallable(() -> McpAsyncResponse.result(result(context.method(), params)));
    }

    private Result result(String method, @Nullable Object params) {
      try {
        return method.equals(ToolRequests.LIST)
            ? WireResult.cacheable(tools.list(params))
            : WireResult.of(tools.call(params));
      } catch (InvalidParams e) {
        throw McpException.invalidParams(e.getMessage());
      }
    }
  }

  /** No method here asks the client back, so no state is ever sealed or opened. */
  private static final class NoState implements RequestStateCodec {

    @Override
    public String seal(McpRequestContext context, String state) {
      throw new UnsupportedOperationException();
    }

    @Override
    public String open(McpRequestContext context, String sealed) {
      throw new UnsupportedOperationException();
    }
  }
}
