import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import { secretNamesOf } from '@sesame/contract/shared/secret-fields.ts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { logIds } from './tracing/unit.ts';

export type Log = Logger;

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/**
 * Names whose values are redacted, up to three levels deep: these, and every field that the contract marks as secret.
 */
const SECRET_NAMES = new Set([
  'authorization',
  'cookie',
  'password',
  'new_password',
  'old_password',
  'password_hash',
  'token',
  'key',
  'secret',
  'api_key',
  'oauth_google_token',
  'promocode',
  'coupon',
  'trc20',
  'wallet_address',
  'signature',
  'reset_link',
  ...secretNamesOf(allRoutes),
]);

const redactPaths = [...SECRET_NAMES].flatMap((name) => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.*["${name}"]`,
]);

/**
 * Formats an error for the log. Errors of pg contain their connection and HTTP errors their whole request, secrets
 * included, so only these fields are written.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const fields: Record<string, unknown> = { type: name, message, stack };
  for (const field of ['code', 'constraint', 'table', 'routine', 'kind'] as const) {
    if (field in error) fields[field] = Reflect.get(error, field);
  }
  if (cause !== undefined) fields.cause = describeError(cause);
  if (error instanceof AggregateError) fields.errors = error.errors.map(describeError);
  return fields;
}

export interface LogOptions {
  readonly level: LogLevel;
  /** Colored lines for a terminal; JSON lines otherwise. */
  readonly pretty?: boolean;
  readonly destination?: DestinationStream;
}

export function createLog({ level, pretty = false, destination }: LogOptions): Log {
  const options = {
    level,
    // pid and host name are added by the platform (container, journal).
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // The ids of the request or the job that writes the line.
    mixin: logIds,
    serializers: { err: describeError },
    redact: { paths: redactPaths, censor: '[redacted]' },
    ...(pretty && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
