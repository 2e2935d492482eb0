import { isPermitted } from '@sesame/contract/console/permissions.ts';
import { ADDRESS_LIMIT } from '@sesame/contract/shared/limits.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type {
  FastifyContextConfig,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteOptions,
} from 'fastify';
import * as z from 'zod/mini';
import { sha256 } from '../secrets/crypto.ts';
import { unitOf } from '../telemetry/request-log.ts';
import {
  FileAnswer,
  PlainText,
  Precomputed,
  RawJson,
  Redirect,
  sendPrecomputed,
  Unchanged,
} from './answers.ts';
import type {
  Call,
  Handler,
  HandlerAnswer,
  InlineHandler,
  OperatorSession,
  Session,
} from './call.ts';
import type { Api } from './create-server.ts';
import { Refusal } from './errors.ts';
import { acceptLanguage } from './files/accept-language.ts';
import { sendFile } from './files/send-file.ts';
import { acceptUpload, readUploadOf } from './files/uploads.ts';
import { inTime } from './limits/deadline.ts';
import { callerAddress, ipPrefix } from './limits/ip-prefix.ts';
import { hasRawBody, readRawBody } from './raw-body.ts';
import { inputSchema } from './validate-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of the route; `create-server` refuses to start with a route that has none. */
    contract?: RouteSpec;
  }
  interface FastifyRequest {
    session: Session | undefined;
    operator: OperatorSession | undefined;
    tokenHash: Buffer | undefined;
    /** SHA-256 of the uploaded file of a `multipart` call, once it has been read. */
    fileHash: Buffer | undefined;
  }
}

/**
 * Serves a contract route: rate limit, session, parsed input, one handler, one response. Input that does not match the
 * contract never reaches the handler.
 */
export function bind<R extends RouteSpec>(api: Api, route: R, handler: Handler<R>): void {
  if (route.idempotent)
    throw new Error(`${route.id} honors Idempotency-Key: it needs bindIdempotent`);
  register(api, route, guardsOf(api, route), async (request, reply) => {
    const answering = Promise.resolve(handler(callOf(route, request, reply)));
    if (route.method === 'GET') return send(api, route, request, reply, await inTime(answering));
    const answer = await answering;
    await awaitOwnChange(api, request);
    return send(api, route, request, reply, answer);
  });
}

/**
 * After a change by an operator, waits until the caches of this process include it, and notes it for reads from the replica,
 * so that the next read shows it.
 */
export async function awaitOwnChange(
  { platform, noteChange }: Api,
  { operator }: Pick<FastifyRequest, 'operator'>,
): Promise<void> {
  if (operator !== undefined)
    await Promise.all([platform.listener.caughtUp(), noteChange(operator)]);
}

/**
 * Like `bind`, for hot `user` routes whose handler checks the session in the statement that reads its data. The limit
 * counts tokens instead of users, so that a poll costs a single statement. Read-only sessions are not checked before
 * the handler runs, so these routes must not change anything.
 */
export function bindInline<
  R extends RouteSpec & { auth: 'user'; method: 'GET'; readableInImpersonation: true },
>(api: Api, route: R, handler: InlineHandler<R>): void {
  const limit = api.rateLimits.limitFor(route.limit, route.id);
  const guard: onRequestAsyncHookHandler = async (request) => {
    const tokenHash = bearerTokenHash(request);
    request.tokenHash = tokenHash;
    await limit(tokenHash.toString('base64url'));
  };
  register(
    api,
    route,
    [guard],
    async (request, reply) => {
      const { tokenHash, validationError } = request;
      if (tokenHash === undefined) throw new Refusal('unauthorized');
      if (validationError !== undefined) {
        // Validation errors are shown only to authenticated callers.
        const session = await inTime(api.authenticate(tokenHash));
        throw session === undefined ? new Refusal('unauthorized') : validationError;
      }
      const answering = handler({ ...callOf(route, request, reply), tokenHash });
      const answer = await (route.method === 'GET' ? inTime(answering) : answering);
      if (answer === undefined) throw new Refusal('unauthorized');
      return send(api, route, request, reply, answer);
    },
    { isInline: true },
  );
}

/**
 * A change that takes longer, as when each statement waits for a slow network, is answered 503 while it goes on: behind this limit
 * are those of Node and of proxies, which cut the connection. Repeated with its key it gets the answer of the first call.
 */
const CHANGE_MS = 18_000;

type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function register(
  api: Api,
  route: RouteSpec,
  guards: onRequestAsyncHookHandler[],
  handler: Serve,
  { isInline = false } = {},
): void {
  const { fastify } = api;
  const config: FastifyContextConfig = { contract: route };
  // Reads have `inTime`; an upload may take as long as its network needs.
  const isLimited = route.method !== 'GET' && !route.multipart;
  const options: RouteOptions = {
    method: route.method,
    url: route.path,
    config,
    schema: inputSchema(route),
    onRequest: route.auth === 'signature' ? guards : [limitAddress(api), ...guards],
    attachValidation: isInline,
    ...(isLimited && { handlerTimeout: CHANGE_MS }),
    handler: (request, reply) => {
      const answering = unitOf(request).runWithin(() => handler(request, reply));
      return isLimited
        ? answering.catch((error: unknown) => failLate(request, reply, error))
        : answering;
    },
  };
  if (hasRawBody(route)) readRawBody(fastify, options);
  else if (route.multipart) acceptUpload(fastify, options);
  else fastify.route(options);
}

/** An error after the caller was answered 503 is logged, and nothing else. */
function failLate(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!reply.sent) throw error;
  request.log.warn({ err: error }, 'a change failed after its caller was answered');
  return reply;
}

export function guardsOf(api: Api, route: RouteSpec): onRequestAsyncHookHandler[] {
  if (route.auth === 'user') return [requireSession(api, route), limitUser(api, route)];
  if (route.auth === 'operator') return [requireOperator(api, route), limitOperator(api, route)];
  // Signed calls are rate-limited where the signature is verified.
  return route.auth === 'signature' ? [] : [limitNetwork(api, route)];
}

/** Console sessions are in a separate table, so a buyer's token never opens the console and vice versa. */
function requireOperator(
  { authenticateOperator }: Api,
  { permission, confirmed }: RouteSpec & { auth: 'operator' },
): onRequestAsyncHookHandler {
  return async (request) => {
    const operator = await inTime(authenticateOperator(bearerTokenHash(request)));
    if (operator === undefined) throw new Refusal('unauthorized');
    request.operator = operator;
    if (!isPermitted(operator.role, permission)) throw new Refusal('forbidden');
    if (confirmed && !operator.isConfirmed) throw new Refusal('confirmation_required');
  };
}

function requireSession(
  { authenticate }: Api,
  { readableInImpersonation }: RouteSpec,
): onRequestAsyncHookHandler {
  return async (request) => {
    const session = await inTime(authenticate(bearerTokenHash(request)));
    if (session === undefined) throw new Refusal('unauthorized');
    if (session.impersonationId !== undefined && !readableInImpersonation)
      throw new Refusal('read_only_session');
    request.session = session;
  };
}

// 32 random bytes as base64url. Any other token is refused without a database query.
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;

function bearerTokenHash(request: FastifyRequest): Buffer {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal('unauthorized');
  return sha256(token);
}

function limitUser(api: Api, route: RouteSpec): onRequestAsyncHookHandler {
  const limit = api.rateLimits.limitFor(route.limit, route.id);
  // An operator who impersonates a user does not use up that user's limit.
  return ({ session }) => limit(session?.impersonationId ?? session?.userId ?? '');
}

function limitOperator(api: Api, route: RouteSpec): onRequestAsyncHookHandler {
  const limit = api.rateLimits.limitFor(route.limit, route.id);
  return (request) => limit(request.operator?.id ?? '');
}

function limitAddress({ rateLimits }: Api): onRequestAsyncHookHandler {
  const limit = rateLimits.limit('address', ADDRESS_LIMIT);
  return (request) => limit(callerAddress(request.ip));
}

function limitNetwork(api: Api, route: RouteSpec): onRequestAsyncHookHandler {
  const limit = api.rateLimits.limitFor(route.limit, route.id);
  return (request) => limit(ipPrefix(request.ip));
}

/** Fastify has validated the parts against the schemas of the route, so the casts are safe. */
export function callOf<R extends RouteSpec>(
  route: R,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<R> {
  return {
    params: request.params as Call<R>['params'],
    query: request.query as Call<R>['query'],
    body: request.body as Call<R>['body'],
    session: request.session as Call<R>['session'],
    operator: request.operator as Call<R>['operator'],
    by: (request.operator && {
      operator: request.operator,
      request: { ip: request.ip },
    }) as Call<R>['by'],
    // Without a content length there is no body to parse; the handler then gets an empty buffer.
    rawBody: (hasRawBody(route)
      ? (request.body ?? Buffer.alloc(0))
      : undefined) as Call<R>['rawBody'],
    readUpload: (route.multipart ? readUploadOf(request) : undefined) as Call<R>['readUpload'],
    ip: request.ip,
    language: acceptLanguage(request.headers['accept-language']),
    headers: request.headers,
    setHeader: (name, value) => void reply.header(name, value),
  };
}

function send<R extends RouteSpec>(
  api: Api,
  route: R,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: HandlerAnswer<R>,
) {
  if (answer instanceof Precomputed) return sendPrecomputed(request, reply, answer);
  if (answer instanceof Unchanged) return reply.code(304).header('etag', answer.etag).send();
  if (answer instanceof FileAnswer) return sendFile(api, route, request, reply, answer);
  if (answer instanceof PlainText) {
    return reply.code(200).header('content-type', 'text/plain; charset=utf-8').send(answer.text);
  }
  if (answer instanceof Redirect) {
    return reply.code(303).header('location', answer.location).send();
  }
  return sendJson(reply, route.status ?? 200, jsonOf(api, route, answer));
}

export function sendJson(reply: FastifyReply, status: number, json: string) {
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(json);
}

export function jsonOf<R extends RouteSpec>(api: Api, route: R, answer: HandlerAnswer<R>): string {
  const json = textOf(answer);
  // In production the types are trusted; elsewhere an undeclared field must fail loudly.
  if (api.checkAnswers) {
    const checked = z.safeParse(route.answer, JSON.parse(json));
    if (!checked.success) {
      throw new Error(`the answer of ${route.id} breaks its contract`, { cause: checked.error });
    }
  }
  return json;
}

function textOf(answer: unknown): string {
  if (answer instanceof RawJson) return answer.text;
  if (answer instanceof Precomputed) return String(answer.identity);
  return JSON.stringify(answer === undefined ? {} : answer);
}
