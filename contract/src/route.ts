import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { LimitName } from './limits.ts';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call a route.
 * - `public`: anybody; identity is not looked at.
 * - `user`: a signed-in buyer, by `Authorization: Bearer`.
 * - `signature`: a payment gateway that signs its raw body; the handler verifies.
 * - `operator`: somebody signed in to the console whose role has the route's permission. Tokens of buyers open none of
 *   these, tokens of operators none of theirs.
 */
export type Auth = 'public' | 'user' | 'signature' | 'operator';

/** Whoever is not an operator has no permissions, and every operator needs one. */
type Caller =
  | {
      auth: Exclude<Auth, 'operator'>;
      permission?: never;
      confirmed?: never;
      /**
       * Of calls by a user: an operator who looks at the shop as this buyer may make it too, since it changes nothing. All
       * others are refused to them as `view_only`.
       */
      viewable?: true;
      current?: never;
    }
  | {
      auth: 'operator';
      viewable?: never;
      permission: Permission;
      /**
       * Money, roles, secrets: password and code were shown within the last ten minutes, or it is refused as
       * `confirmation_required` before anything is looked at.
       */
      confirmed?: boolean;
      /**
       * Of writes that began from what their operator saw: what holds now. It comes as `current` with the refusal
       * `changed_meanwhile`, so that whoever was late has both versions.
       */
      current?: z.ZodMiniType;
    };

export type RouteSpec = Caller & {
  /** A unique verb-noun name; also the OpenAPI operationId. */
  id: string;
  method: Method;
  /** Fastify style: `/things/:id`. */
  path: string;
  summary: string;
  tag: string;
  limit: LimitName;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is a form with one file in the field `file`; the handler reads it. */
  multipart?: boolean;
  /** The body stays the bytes that came, whatever their type; the handler reads them. So are all signed bodies. */
  raw?: boolean;
  /** What comes back is a file and no JSON; `answer` is empty then. */
  file?: boolean;
  /** The one success answer. */
  answer: z.ZodMiniType;
  /** 200 unless said otherwise; 303 sends a browser elsewhere. */
  status?: 200 | 201 | 303;
  /** Refusals particular to this call; those every call may meet (400, 401, 404, 429, 503) are implied. */
  errors?: readonly ErrorCode[];
  /** `Idempotency-Key` is honoured: a repeat with the same key and body gets the stored answer. */
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

/** What a caller passes: only the parts that the route has. */
export type InputOf<R extends RouteSpec> = (R['params'] extends z.ZodMiniType
  ? { params: z.input<R['params']> }
  : object) &
  (R['query'] extends z.ZodMiniType ? { query: z.input<R['query']> } : object) &
  (R['body'] extends z.ZodMiniType ? { body: z.input<R['body']> } : object);

/** Declares a call once, for the server that binds it, the client that makes it and the OpenAPI page that shows it. */
export function defineRoute<const R extends RouteSpec>(route: R): R {
  return route;
}
