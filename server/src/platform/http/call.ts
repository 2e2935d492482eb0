import type { IncomingHttpHeaders } from 'node:http';
import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type {
  AnswerOf,
  BodyOf,
  ParamsOf,
  QueryOf,
  RouteSpec,
} from '@sesame/contract/shared/route.ts';
import type {
  FileAnswer,
  PlainText,
  Precomputed,
  RawJson,
  Redirect,
  Unchanged,
} from './answers.ts';
import type { ReadUpload } from './files/uploads.ts';

/** The caller, as identified by the injected `authenticate` from the token. */
export interface Session {
  readonly userId: string;
  /** SHA-256 of the bearer token: the key of the row in `sessions`. */
  readonly tokenHash: Buffer;
  /** Set when an operator impersonates this user; such a session is read-only. */
  readonly impersonationId?: string;
}

/** The operator who calls from the console; the route's permission has been checked. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
}

export interface OperatorSession extends Operator {
  readonly tokenHash: Buffer;
  /** The session ends at this time, however active it is. */
  readonly endsAt: Date;
  /** Whether password and code were confirmed within the last ten minutes. */
  readonly isConfirmed: boolean;
  /**
   * Where the WAL of the database was after the last change of this session: its reads must include that. Undefined without a
   * change, and while the shop has no replica.
   */
  readonly lastChange: number | undefined;
}

/** The operator and the origin of a call, as the audit log records them. */
export interface By {
  readonly operator: OperatorSession;
  readonly request: { readonly ip: string };
}

/** Available to every handler in addition to its input. */
export interface CallContext {
  readonly ip: string;
  /** From `Accept-Language`; the language a user chose is stored in their row. */
  readonly language: Language;
  readonly headers: IncomingHttpHeaders;
  /** Sets a response header. */
  setHeader(name: string, value: string): void;
}

/** One parsed call of a contract route. */
export interface Call<R extends RouteSpec> extends CallContext {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly session: R['auth'] extends 'user' ? Session : undefined;
  readonly operator: R['auth'] extends 'operator' ? OperatorSession : undefined;
  readonly by: R['auth'] extends 'operator' ? By : undefined;
  /** The raw body, for routes with `auth: 'signature'` or `raw`. */
  readonly rawBody: R extends { auth: 'signature' } | { raw: true } ? Buffer : undefined;
  /** Reads the file from the form of a `multipart` route. */
  readonly readUpload: R['multipart'] extends true ? ReadUpload : undefined;
}

/** A call whose handler checks the session in the same statement that reads its data. */
export interface InlineCall<R extends RouteSpec>
  extends Omit<Call<R>, 'session' | 'operator' | 'by' | 'rawBody' | 'readUpload'> {
  readonly tokenHash: Buffer;
}

/**
 * A plain value is validated against the contract in tests and sent as JSON; the other types are sent as they are. A route
 * whose answer is empty needs none.
 */
export type HandlerAnswer<R extends RouteSpec> =
  | (R extends { file: true } ? FileAnswer : AnswerOf<R> | RawJson | Precomputed)
  | (R extends { auth: 'signature' } ? PlainText : never)
  // biome-ignore lint/suspicious/noConfusingVoidType: what an operation without a result returns
  | ([AnswerOf<R>] extends [Record<string, never>] ? void : never)
  | Redirect
  | Unchanged;

export type Handler<R extends RouteSpec> = (
  call: Call<R>,
) => Promise<HandlerAnswer<R>> | HandlerAnswer<R>;

/** Returns `undefined` when the statement found no valid session for the token; the caller then gets 401. */
export type InlineHandler<R extends RouteSpec> = (
  call: InlineCall<R>,
) => Promise<HandlerAnswer<R> | undefined>;
