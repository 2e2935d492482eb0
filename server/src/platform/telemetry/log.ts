import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** Names whose values never reach a log, wherever they stand up to three levels deep. */
const SECRET_NAMES = [
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
];

const redactPaths = SECRET_NAMES.flatMap((name) => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.*["${name}"]`,
]);

export interface LogOptions {
  readonly level: LogLevel;
  /** Coloured lines for a person at a terminal; JSON lines otherwise. */
  readonly pretty?: boolean;
  readonly destination?: DestinationStream;
}

export function createLog({ level, pretty = false, destination }: LogOptions): Log {
  const options = {
    level,
    // pid and host name are the platform's business (container, journal), not each line's.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactPaths, censor: '[redacted]' },
    ...(pretty && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
