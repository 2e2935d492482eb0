import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@sesame/contract/limits.ts';
import type { OperatorRole } from '@sesame/contract/permissions.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteSpec } from '@sesame/contract/route.ts';
import type { FileAnswer, PlainText, Precomputed, RawJson, Redirect } from './answers.ts';
import type { ReadUpload } from './uploads.ts';

/** Who is calling, as the injected `authenticate` found out from the token. */
export interface Session {
  readonly userId: string;
  /** SHA-256 of the bearer token: the key of the row in `sessions`. */
  readonly tokenHash: Buffer;
  /** Of an operator who looks at the shop as this user does, and may change nothing. */
  readonly viewingId?: string;
}

/** Who is calling from the console; the route's permission has been checked. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
}

export interface OperatorSession extends Operator {
  readonly tokenHash: Buffer;
  /** However busy, the session ends then. */
  readonly endsAt: Date;
  /** Whether password and code were shown within the last ten minutes. */
  readonly isConfirmed: boolean;
}

/** What every handler receives besides its input. */
export interface CallContext {
  readonly ip: string;
  /** From `Accept-Language`; a user's own choice is in their row. */
  readonly language: Language;
  readonly headers: IncomingHttpHeaders;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
}

/** One parsed call of a contract route. */
export interface Call<R extends RouteSpec> extends CallContext {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly session: R['auth'] extends 'user' ? Session : undefined;
  readonly operator: R['auth'] extends 'operator' ? OperatorSession : undefined;
  /** The bytes as they came, for routes with `auth: 'signature'` or `raw`. */
  readonly rawBody: R extends { auth: 'signature' } | { raw: true } ? Buffer : undefined;
  /** Takes the file of a `multipart` route out of its form. */
  readonly readUpload: R['multipart'] extends true ? ReadUpload : undefined;
}

/** A call whose handler checks the session in the same statement that reads its data. */
export interface InlineCall<R extends RouteSpec>
  extends Omit<Call<R>, 'session' | 'operator' | 'rawBody' | 'readUpload'> {
  readonly tokenHash: Buffer;
}

/** A plain value is checked against the contract under test and sent as JSON; the others are sent as they are. */
export type HandlerAnswer<R extends RouteSpec> =
  | (R extends { file: true } ? FileAnswer : AnswerOf<R> | RawJson | Precomputed)
  | (R extends { auth: 'signature' } ? PlainText : never)
  | Redirect;

export type Handler<R extends RouteSpec> = (
  call: Call<R>,
) => Promise<HandlerAnswer<R>> | HandlerAnswer<R>;

/** Answers `undefined` when the statement found no living session for the token: the caller gets 401. */
export type InlineHandler<R extends RouteSpec> = (
  call: InlineCall<R>,
) => Promise<HandlerAnswer<R> | undefined>;
