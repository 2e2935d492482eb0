import type * as z from 'zod/mini';
import type { Permission } from '../console/permissions.ts';
import type { ErrorCode } from './errors.ts';
import type { LimitName } from './limits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call a route.
 * - `public`: anyone; credentials are ignored.
 * - `user`: a signed-in buyer, by `Authorization: Bearer`.
 * - `signature`: a payment gateway that signs its raw body; the handler verifies.
 * - `operator`: an operator whose role has the route's permission. Buyers' tokens are not valid here, and operators'
 *   tokens not on the other routes.
 */
export type Auth = 'public' | 'user' | 'signature' | 'operator';

/** Operator routes require a permission; all other routes have none. */
type Caller =
  | {
      auth: Exclude<Auth, 'operator'>;
      permission?: never;
      confirmed?: never;
      /**
       * For calls of a buyer: also allowed during an impersonation, since it changes nothing. All other calls answer
       * `read_only_session` there.
       */
      readableInImpersonation?: true;
      current?: never;
    }
  | {
      auth: 'operator';
      readableInImpersonation?: never;
      permission: Permission;
      /**
       * For money, roles and secrets: needs a confirmation with password and code within the last ten minutes;
       * otherwise `confirmation_required`, before the input is read.
       */
      confirmed?: boolean;
      /**
       * For writes based on a version that the operator saw: the schema of the current record, sent as `current` with
       * `version_conflict`, so that the client can show both versions.
       */
      current?: z.ZodMiniType;
    };

export type RouteSpec = Caller & {
  /** A unique verb-noun name; also the OpenAPI operationId. */
  id: string;
  method: Method;
  /** In Fastify's style: `/things/:id`. */
  path: string;
  summary: string;
  tag: string;
  limit: LimitName;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is multipart with one file in the field `file`; the handler reads it. */
  multipart?: boolean;
  /** The body is passed as raw bytes, of any content type, and the handler parses it. Signed bodies are always raw. */
  raw?: boolean;
  /** The answer is a file, not JSON; `answer` is empty then. */
  file?: boolean;
  /** The one success answer. */
  answer: z.ZodMiniType;
  /** 200 unless said otherwise; 303 sends a browser elsewhere. */
  status?: 200 | 201 | 303;
  /** Errors specific to this call; 400, 401, 404, 429 and 503 are possible for every call. */
  errors?: readonly ErrorCode[];
  /** For GET: answers carry an `ETag`, and a repeat with `If-None-Match` is answered 304 while nothing has changed. */
  polled?: true;
  /** Honors `Idempotency-Key`: a repeat with the same key and body gets the stored answer. */
  idempotent?: boolean;
};

export type ParamsOf<R extends RouteSpec> = R['params'] extends z.ZodMiniType
  ? z.output<R['params']>
  : undefined;
export type QueryOf<R extends RouteSpec> = R['query'] extends z.ZodMiniType
  ? z.output<R['query']>
  : undefined;
export type BodyOf<R extends RouteSpec> = R['body'] extends z.ZodMiniType
  ? z.output<R['body']>
  : undefined;
export type AnswerOf<R extends RouteSpec> = z.output<R['answer']>;

/** The input of a caller: only the parts that the route declares. */
export type InputOf<R extends RouteSpec> = (R['params'] extends z.ZodMiniType
  ? { params: z.input<R['params']> }
  : object) &
  (R['query'] extends z.ZodMiniType ? { query: z.input<R['query']> } : object) &
  (R['body'] extends z.ZodMiniType ? { body: z.input<R['body']> } : object);

type Details = Omit<
  Exclude<RouteSpec, { auth: 'operator' }>,
  'id' | 'method' | 'path' | 'tag' | 'auth' | 'limit'
>;
/** Without a usual limit every route names its own. */
type Limited<Usual> = Usual extends LimitName ? { limit?: LimitName } : { limit: LimitName };

/**
 * Declares the calls of one subject once for the server, the client and the OpenAPI document, all under `base`; the
 * console's are declared by `consoleRoutes`. `read`, `get`, `post`, `put` and `delete` are for signed-in buyers, with
 * the limit `poll` for reading and `write` for the rest unless they name another one. `read` is what an impersonation
 * may read too, `get` is for the buyer alone. `open` routes are public and name their limit; `signed` ones are webhooks.
 */
export function defineRoutes({ tag, base }: { tag: string; base: string }) {
  const declare =
    <A extends Auth, M extends Method, L extends LimitName | undefined>(
      auth: A,
      method: M,
      usual: L,
    ) =>
    <const D extends Details & Limited<L>>(id: string, path: string, details: D) => ({
      tag,
      auth,
      // `Limited` demands it in the details where there is no usual one.
      limit: usual as LimitName,
      ...details,
      id,
      method,
      path: `${base}${path}`,
    });
  const get = declare('user', 'GET', 'poll');
  return {
    get,
    read: <const D extends Parameters<typeof get>[2]>(id: string, path: string, details: D) =>
      get(id, path, { ...details, readableInImpersonation: true }),
    post: declare('user', 'POST', 'write'),
    put: declare('user', 'PUT', 'write'),
    delete: declare('user', 'DELETE', 'write'),
    open: { get: declare('public', 'GET', undefined), post: declare('public', 'POST', undefined) },
    signed: { post: declare('signature', 'POST', 'webhook') },
  };
}
