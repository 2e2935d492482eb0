import type { FastifyRequest } from 'fastify';
import { closeAlerts, raiseAlert } from '../../alerts.store.ts';
import type { TransactionalPlatform } from '../../platform.ts';

const ALERT = { kind: 'proxy_undeclared', subject: 'TRUST_PROXY' } as const;

/**
 * Without TRUST_PROXY, a header that proxies write suggests an undeclared proxy, behind which all buyers share the
 * limits of one address. Reports it once per process in the log, and once in the console.
 * @returns undefined when TRUST_PROXY is set, which ends the report of an earlier start
 */
export function watchProxyHeaders({
  config,
  clock,
  db,
  log,
}: TransactionalPlatform): ((request: Pick<FastifyRequest, 'headers'>) => void) | undefined {
  if (config.proxiesDeclared) {
    closeAlerts(db, { kinds: [ALERT.kind], subjects: [ALERT.subject], at: clock.now() }).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'the alert about a proxy could not be closed');
      },
    );
    return undefined;
  }
  let isReported = false;
  return ({ headers }) => {
    if (isReported || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return;
    isReported = true;
    log.warn(
      'a request carries X-Forwarded-For or Forwarded, but TRUST_PROXY is not set: set it to the proxies, or to none',
    );
    // Only once: any caller can send such a header, also after an operator has resolved the alert.
    raiseAlert(db, { ...ALERT, at: clock.now() }, 'never').catch((error: unknown) => {
      log.warn({ err: error }, 'the alert about a proxy could not be written');
    });
  };
}
