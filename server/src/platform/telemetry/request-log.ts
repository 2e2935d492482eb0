import type { FastifyBaseLogger } from 'fastify';
import type { Unit } from './tracing/unit.ts';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/**
 * The log of one request, whose lines have the ids of the request wherever they are written. A child log would
 * write these ids as text for every call, and most calls log nothing.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly unit: Unit;
  private readonly log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger, unit: Unit) {
    this.log = log;
    this.unit = unit;
  }

  get level(): string {
    return this.log.level;
  }

  child(...parameters: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return new RequestLog(this.log.child(...parameters), this.unit);
  }

  trace(...line: unknown[]): void {
    this.write('trace', line);
  }
  debug(...line: unknown[]): void {
    this.write('debug', line);
  }
  info(...line: unknown[]): void {
    this.write('info', line);
  }
  warn(...line: unknown[]): void {
    this.write('warn', line);
  }
  error(...line: unknown[]): void {
    this.write('error', line);
  }
  fatal(...line: unknown[]): void {
    this.write('fatal', line);
  }
  silent(...line: unknown[]): void {
    this.write('silent', line);
  }

  private write(level: Level, line: unknown[]): void {
    const { log } = this;
    this.unit.run(() => Reflect.apply(log[level], log, line));
  }
}

/** The unit of a request, which `create-server` gives to its log. */
export function unitOf({ log }: { readonly log: FastifyBaseLogger }): Unit {
  if (!(log instanceof RequestLog)) throw new Error('the request has no unit');
  return log.unit;
}
