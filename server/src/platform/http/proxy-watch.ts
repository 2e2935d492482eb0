import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { raiseProxyAlert } from './proxy-alert.store.ts';

/**
 * While nobody said which proxies there are, a header that proxies write is a hint that one is there: all buyers then share
 * the limits of one address. Said once per process in the log, and once in the console.
 * @returns undefined where TRUST_PROXY is set
 */
export function proxyWatch({
  config,
  clock,
  db,
  log,
}: Pick<Platform, 'config' | 'clock' | 'db' | 'log'>):
  | ((request: Pick<FastifyRequest, 'headers'>) => void)
  | undefined {
  if (config.proxiesDeclared) return undefined;
  let told = false;
  return ({ headers }) => {
    if (told || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return;
    told = true;
    log.warn(
      'a request carries X-Forwarded-For or Forwarded, and TRUST_PROXY is not set: name the proxies, or write none',
    );
    raiseProxyAlert(db, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'the alert about a proxy could not be written');
    });
  };
}
