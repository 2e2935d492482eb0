import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import {
  fastify as createFastify,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../../config.ts';
import type { Platform } from '../platform.ts';
import type { Log } from '../telemetry/log.ts';
import { RequestLog, unitOf } from '../telemetry/request-log.ts';
import { Unit } from '../telemetry/tracing/unit.ts';
import { isAddressProbe } from './address-probe.ts';
import type { OperatorSession, Session } from './call.ts';
import { Refusal } from './errors.ts';
import type { RecordExport } from './files/record-export.ts';
import { limitBodyTime } from './limits/body-deadline.ts';
import { ipPrefix } from './limits/ip-prefix.ts';
import { watchProxyHeaders } from './limits/proxy-watch.ts';
import { createRateLimits, type RateLimits } from './limits/rate-limit.ts';
import { shedLoad } from './limits/shed-load.ts';
import { onError, refusalBody } from './on-error.ts';
import { serveOpenApi } from './openapi/openapi.ts';
import { refuseRepeatedKeys } from './parse-json.ts';
import type { ReadRevision } from './polls/revision.ts';
import { followPublicUrl } from './public-host.ts';
import { requireContracts } from './require-contracts.ts';
import { compileInput } from './validate-input.ts';

/** Returns the session of a valid token, or undefined. */
export type Authenticate = (tokenHash: Buffer) => Promise<Session | undefined>;

/** Returns the operator who is signed in to the console by that token, or undefined. */
export type AuthenticateOperator = (tokenHash: Buffer) => Promise<OperatorSession | undefined>;

/** Called after each change of an operator, before it is answered. */
export type NoteChange = (operator: OperatorSession) => Promise<void>;

/** The HTTP side of a process, to which `bind` attaches routes. */
export interface Api {
  readonly fastify: FastifyInstance;
  readonly platform: Platform;
  readonly authenticate: Authenticate;
  readonly authenticateOperator: AuthenticateOperator;
  readonly noteChange: NoteChange;
  readonly readRevision: ReadRevision;
  readonly recordExport: RecordExport;
  readonly rateLimits: RateLimits;
  /** Whether answers are validated against the contract before they are sent. */
  readonly checkAnswers: boolean;
}

export interface ServerOptions {
  readonly platform: Platform;
  readonly authenticate: Authenticate;
  readonly authenticateOperator: AuthenticateOperator;
  readonly noteChange: NoteChange;
  readonly readRevision: ReadRevision;
  readonly recordExport: RecordExport;
  /** The setting of the platform, unless given. */
  readonly shedLoad?: boolean;
  /** Turns true when the process accepts no connections any more: callers are then asked to close theirs. */
  readonly isClosing?: () => boolean;
}

const BODY_MAX_BYTES = 64 * 1024;
/** Enough for five megabytes over a bad mobile connection. Other bodies have less, see `limitBodyTime`. */
const UPLOAD_TIME_MS = 180_000;
const URL_MAX_LENGTH = 4 * 1024;
const HEADERS_MAX_BYTES = 16 * 1024;

export async function createServer({
  platform,
  authenticate,
  authenticateOperator,
  noteChange,
  readRevision,
  recordExport,
  shedLoad: shedsLoad = platform.config.shedLoad,
  isClosing = () => false,
}: ServerOptions): Promise<Api> {
  const { config, log, metrics, traces } = platform;
  const options: FastifyHttpOptions<Server, FastifyBaseLogger> = {
    loggerInstance: log,
    childLoggerFactory: (parent, { reqId }) =>
      new RequestLog(parent, new Unit({ traces, about: { reqId }, kind: 'server' })),
    logController: new LogController({ disableRequestLogging: true }),
    // Request ids are our own: a caller's id would let them write into our logs.
    requestIdHeader: false,
    // Random, because a sequence number would reveal the traffic of the shop.
    genReqId: () => platform.ids.token().slice(0, 16),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: UPLOAD_TIME_MS,
    connectionTimeout: 20_000,
    // No maxRequestsPerSocket: past it Node answers 503 to proxies and load tests that keep a connection busy.
    // During a stop, requests on keep-alive connections are still answered, because a proxy does not repeat a POST.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000, maxHeaderSize: HEADERS_MAX_BYTES },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: onError,
    clientErrorHandler: onBrokenRequest,
  };
  const fastify: FastifyInstance = createFastify<Server>(options);
  fastify.setValidatorCompiler(compileInput);
  // Handlers send finished JSON text; nothing is left to serialize.
  fastify.setSerializerCompiler(() => JSON.stringify);
  fastify.setErrorHandler((error: FastifyError, request, reply) => onError(error, request, reply));
  fastify.setNotFoundHandler((request, reply) => onError(new Refusal('not_found'), request, reply));
  fastify.decorateRequest('session', undefined);
  fastify.decorateRequest('operator', undefined);
  fastify.decorateRequest('tokenHash', undefined);
  fastify.decorateRequest('fileHash', undefined);
  // JSON only: a plain-text body would let a cross-site form bypass CORS.
  fastify.removeContentTypeParser('text/plain');
  refuseRepeatedKeys(fastify);
  requireContracts(fastify);
  limitBodyTime(fastify);

  fastify.addHook('preClose', async () => {
    if (!fastify.server.listening) return;
    // A connection whose last response is sent only now would stay open for the next request and delay the stop.
    const sweep = setInterval(() => fastify.server.closeIdleConnections(), 50);
    fastify.server.once('close', () => clearInterval(sweep));
  });
  const watchProxy = watchProxyHeaders(platform);
  const publicHost = followPublicUrl(config);
  // Hooks that run on every call use `done`: an async hook costs each request a turn of the event loop.
  fastify.addHook('onRequest', (request, reply, done) => {
    const { headers, accepts, serves } = publicHost();
    reply.headers(headers).header('x-request-id', request.id);
    watchProxy?.(request);
    if (isClosing()) reply.header('connection', 'close');
    if ((request.raw.url?.length ?? 0) > URL_MAX_LENGTH) return done(new Refusal('bad_request'));
    const isAccepted = accepts(request.headers.host) && serves(request.routeOptions.url ?? '');
    if (!isAccepted && !isForAnyHost(request)) return done(new Refusal('misdirected'));
    // The handler enters it again: reading a body leaves it.
    unitOf(request).run(done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    logAnswer(log, request, reply);
    metrics?.observeRequest({
      ...{ method: request.method, route: request.routeOptions.url },
      ...{ status: reply.statusCode, ms: reply.elapsedTime },
    });
    if (traces !== undefined) endUnit(request, reply);
    done();
  });

  if (shedsLoad) await shedLoad(fastify, platform.pool);
  if (config.corsOrigins.length > 0) {
    await fastify.register(cors, {
      origin: [...config.corsOrigins],
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: [
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'Accept-Language',
        'If-None-Match',
      ],
      exposedHeaders: ['Retry-After', 'ETag', 'X-Request-Id'],
      maxAge: 600,
    });
  }
  const rateLimits = createRateLimits(platform, config.rateLimitScale);
  if (config.openApi) {
    const { brandName: title } = config.shop();
    serveOpenApi(fastify, { title, page: !config.production, rateLimits });
  }
  return {
    fastify,
    platform,
    authenticate,
    authenticateOperator,
    noteChange,
    readRevision,
    recordExport,
    rateLimits,
    checkAnswers: !config.production,
  };
}

/** Balancers and containers call the first two by IP address, and the shop the third at an address to be saved. */
function isForAnyHost({ url }: FastifyRequest): boolean {
  return url === '/healthz' || url === '/readyz' || isAddressProbe(url);
}

/** Logs one line for a refused or changing call; successful reads only at debug level. */
function logAnswer(log: Log, request: FastifyRequest, reply: FastifyReply): void {
  const level = reply.statusCode >= 400 || request.method !== 'GET' ? 'info' : 'debug';
  if (!log.isLevelEnabled(level)) return;
  request.log[level](
    {
      method: request.method,
      // The pattern instead of the URL: queries contain promo codes.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ...(reply.statusCode >= 400 && { network: ipPrefix(request.ip) }),
      ms: Math.round(reply.elapsedTime),
      ...(request.session !== undefined && { userId: request.session.userId }),
      ...(request.operator !== undefined && { operatorId: request.operator.id }),
    },
    'answered',
  );
}

/** Calls of the contract leave a span; pages, files and health checks do not. */
function endUnit(request: FastifyRequest, { statusCode }: FastifyReply): void {
  const { contract } = request.routeOptions.config;
  if (contract === undefined) return;
  const isFailed = statusCode >= 500;
  unitOf(request).end({
    name: `${request.method} ${contract.path}`,
    isFailed,
    attributes: {
      'http.request.method': request.method,
      'http.route': contract.path,
      'http.response.status_code': statusCode,
      'sesame.request.id': request.id,
      ...(isFailed && { 'error.type': String(statusCode) }),
    },
  });
}

function trustedProxies(setting: Config['trustProxy']) {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting;
  return setting === undefined ? false : [...setting];
}

/** Handles bytes that are not an HTTP request; there is no request object to answer through. */
function onBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
  const body = JSON.stringify(refusalBody(new Refusal('bad_request'), undefined));
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
