import { type ErrorCode, errors } from '@sesame/contract/shared/errors.ts';
import { textOf } from '@sesame/contract/texts/dictionary.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isUnstorableText } from '../db/errors.ts';
import { Refusal } from './errors.ts';
import { acceptLanguage } from './files/accept-language.ts';

/** Retry-After in seconds during an outage or overload. */
export const RETRY_AFTER_S = 5;

/** The only place where an error becomes a response: `{code, message, …details}`. */
export function onError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal.code === 'internal') {
    request.log.error({ err: error }, 'request failed');
  } else if (isUnstorableText(error)) {
    // The caller gets a refusal, but that the schema let it through is our bug.
    request.log.warn({ err: error }, 'a text passed its schema and was refused by the database');
  } else if (refusal.code === 'unavailable') {
    request.log.warn({ err: refusal.cause ?? error }, 'request refused: unavailable');
  }
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', String(refusal.retryAfterS));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  if (refusal.status === 413) drainBody(request, reply);
  reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal, request.headers['accept-language'])));
}

/** More than any allowed body; a caller who sends more than this after a refusal is disconnected. */
const DRAIN_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads and discards the rest of the body. If the connection were closed during the upload, a browser would show a
 * connection error instead of the message. The time limit of bodies still applies.
 */
function drainBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  // A parser that has stopped reading must not block the sender.
  raw.unpipe();
  let rest = 0;
  raw.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > DRAIN_MAX_BYTES) raw.destroy();
  });
  raw.resume();
}

export function refusalBody(refusal: Refusal, acceptLanguageHeader: string | undefined) {
  const message = textOf(acceptLanguage(acceptLanguageHeader), errors[refusal.code].text);
  return { code: refusal.code, message, ...refusal.details };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) {
    return new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S, cause: error });
  }
  if (isUnstorableText(error)) return new Refusal('bad_request', { cause: error });
  // Errors of Fastify and its parsers have these fields; any other error has no status below 500.
  const { validation, validationContext, statusCode } = error as Partial<FastifyError>;
  if (validation !== undefined) {
    return new Refusal('bad_request', {
      details: { fields: fieldsOf(validation, validationContext) },
    });
  }
  // The handler has not answered in time.
  if (statusCode === 503)
    return new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S, cause: error });
  const code = statusCode === undefined ? undefined : CODE_OF_STATUS[statusCode];
  if (code !== undefined) return new Refusal(code);
  const isCallersFault = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new Refusal(isCallersFault ? 'bad_request' : 'internal', { cause: error });
}

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

interface InvalidField {
  readonly path: string;
  readonly code: string;
}

/** Reports which fields are invalid and why, never their values: one may be a password. */
function fieldsOf(
  validation: NonNullable<FastifyError['validation']>,
  context: string | undefined,
): InvalidField[] {
  return validation.slice(0, 20).map(({ instancePath, keyword }) => ({
    path: `${context ?? ''}${instancePath}`.replaceAll('/', '.').slice(0, 200),
    code: keyword,
  }));
}
