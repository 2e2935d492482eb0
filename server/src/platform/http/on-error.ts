import { type ErrorCode, errors } from '@sesame/contract/errors.ts';
import { textOf } from '@sesame/contract/texts/dictionary.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isUnstorableText } from '../db/errors.ts';
import { acceptLanguage } from './accept-language.ts';
import { Refusal } from './errors.ts';

/** When the caller should come back after an outage or an overload. */
export const RETRY_AFTER_S = 5;

/** The one place where a failure becomes an answer: `{code, message, …details}`. */
export function onError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal.code === 'internal') {
    request.log.error({ err: error }, 'request failed');
  } else if (isUnstorableText(error)) {
    // The caller is answered; that a schema let it through is ours to mend.
    request.log.warn({ err: error }, 'a text passed its schema and was refused by the database');
  } else if (refusal.code === 'unavailable') {
    request.log.warn({ err: refusal.cause ?? error }, 'request refused: unavailable');
  }
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', String(refusal.retryAfterS));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  if (refusal.status === 413) takeRest(request, reply);
  reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal, request.headers['accept-language'])));
}

/** More than any body may have: who sends more than this after a refusal is cut off. */
const REST_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads on and throws away. Cut off while it sends, a browser shows a broken connection instead of the words that say why. The
 * time that a body may take stays limited.
 */
function takeRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  // A parser that has given up must not hold the sender back.
  raw.unpipe();
  let rest = 0;
  raw.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > REST_MAX_BYTES) raw.destroy();
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
  // Fastify's own errors and a parser's carry these fields; everything else lacks a status below 500.
  const { validation, validationContext, statusCode } = error as Partial<FastifyError>;
  if (validation !== undefined) {
    return new Refusal('bad_request', {
      details: { fields: fieldsOf(validation, validationContext) },
    });
  }
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

interface WrongField {
  readonly path: string;
  readonly code: string;
}

/** Where the input is wrong and how, never what it was: the value may be a password. */
function fieldsOf(
  validation: NonNullable<FastifyError['validation']>,
  context: string | undefined,
): WrongField[] {
  return validation.slice(0, 20).map(({ instancePath, keyword }) => ({
    path: `${context ?? ''}${instancePath}`.replaceAll('/', '.').slice(0, 200),
    code: keyword,
  }));
}
