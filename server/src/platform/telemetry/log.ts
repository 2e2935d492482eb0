import { type DestinationStream, type Logger, pino } from 'pino';
import { redactSecrets } from './redact-secrets.ts';
import { logIds } from './tracing/unit.ts';

export type Log = Logger;

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

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
    formatters: { log: redactSecrets },
    // Pino's own would take errors apart once more.
    serializers: { err: (described: unknown) => described },
    ...(pretty && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  return redactBindings(log);
}

/** Redacts the fields that child logs are created with too; Pino formats only those of the first log. */
function redactBindings(log: Log): Log {
  const { child } = log;
  const redactingChild = function (this: Log, ...[bindings, options]: Parameters<Log['child']>) {
    return child.call(this, redactSecrets(bindings), options);
  };
  return Object.assign(log, { child: redactingChild });
}
