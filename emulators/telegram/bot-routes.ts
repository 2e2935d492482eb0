import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { CutOff, methods, type Telegram } from './methods.ts';

type Call = { Params: { token: string; method: string } };

/** `POST /bot<token>/<method>` with JSON, as bot libraries call it. */
export function registerBotApi(
  app: FastifyInstance,
  { telegram, token }: { telegram: Telegram; token: string },
): void {
  app.setErrorHandler(async (error, _request, reply) => {
    // Any other error means that Fastify could not parse the body.
    const refusal =
      error instanceof ApiError ? error : new ApiError(400, "Bad Request: can't parse JSON object");
    return reply.code(refusal.code).send({
      ok: false,
      error_code: refusal.code,
      description: refusal.message,
      ...(refusal.retryAfterS !== undefined && {
        parameters: { retry_after: refusal.retryAfterS },
      }),
    });
  });
  app.post<Call>('/bot:token/:method', async (request, reply) => {
    const { token: shown, method: name } = request.params;
    if (shown !== token) throw new ApiError(401, 'Unauthorized');
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (method === undefined) throw new ApiError(404, 'Not Found');
    try {
      return { ok: true, result: await method(telegram, request.body ?? {}) };
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      request.raw.socket.destroy();
      return reply.hijack();
    }
  });
}
