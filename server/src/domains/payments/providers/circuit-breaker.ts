import type { Platform } from '../../../platform/platform.ts';
import { type Gateway, GatewayUnavailable } from '../gateways/gateway.ts';

/** So many calls in a row without an answer, and the gateway is left in peace. */
const FAILURES_TO_OPEN = 8;
const REST_MS = 10_000;

/**
 * A gateway that is not asked for a while once it has stopped answering: buyers hear so at once instead of waiting for a
 * time-out each, and a provider that struggles is not buried. After the rest it is asked again; one more silence is
 * enough for the next. Notices are verified all the same: they are how it says that it is back.
 */
export function withBreaker(
  gateway: Gateway,
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
): Gateway {
  let failures = 0;
  let restsUntil = 0;

  async function guarded<T>(ask: () => Promise<T>): Promise<T> {
    if (clock.now().getTime() < restsUntil) {
      throw new GatewayUnavailable('refused', `${gateway.provider} is not asked: it was silent`);
    }
    try {
      const answer = await ask();
      failures = 0;
      return answer;
    } catch (error) {
      countFailure(error);
      throw error;
    }
  }

  function countFailure(error: unknown) {
    // Only a call that failed has a cause; a gateway that says no is there.
    if (!(error instanceof GatewayUnavailable) || error.cause === undefined) return;
    failures += 1;
    if (failures < FAILURES_TO_OPEN) return;
    restsUntil = clock.now().getTime() + REST_MS;
    log.error({ provider: gateway.provider, failures }, 'gateway does not answer: resting');
  }

  const { capture, refund } = gateway;
  return {
    ...gateway,
    createForm: (request) => guarded(() => gateway.createForm(request)),
    fetchStatus: (query) => guarded(() => gateway.fetchStatus(query)),
    cancel: (query) => guarded(() => gateway.cancel(query)),
    ...(capture && { capture: (query) => guarded(() => capture.call(gateway, query)) }),
    ...(refund && { refund: (request) => guarded(() => refund.call(gateway, request)) }),
  };
}
