import type { Platform } from '../../../platform/platform.ts';
import { traced } from '../../../platform/telemetry/tracing/unit.ts';
import type { ChargeAnswer, ChargeRequest } from '../gateways/charge.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';

/** Consecutive calls without an answer until the circuit opens. */
const FAILURES_TO_OPEN = 8;
const OPEN_MS = 10_000;

class CircuitOpen extends GatewayUnavailable {
  constructor(provider: string) {
    super('refused', `${provider} is not called: its circuit is open`);
  }
}

/**
 * Wraps a gateway in a circuit breaker: while it does not answer, buyers get an error at once instead of waiting for a
 * time-out, and the provider is not flooded. After the pause it is called again, and one more failure opens the circuit
 * again. Webhooks are still verified, because they may be the first sign of its recovery.
 */
export function withCircuitBreaker(
  gateway: Gateway,
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
): Gateway {
  let failures = 0;
  let openUntil = 0;

  function guarded<T>(operation: string, call: () => Promise<T>): Promise<T> {
    const { provider } = gateway;
    const attributes = {
      'sesame.gateway.provider': provider,
      'sesame.gateway.operation': operation,
    };
    return traced(`${operation} ${provider}`, { kind: 'client', attributes }, async (step) => {
      try {
        const answer = await unlessOpen(call);
        step.set({ 'sesame.gateway.outcome': 'answered' });
        return answer;
      } catch (error) {
        step.set({ 'sesame.gateway.outcome': outcomeOf(error) });
        throw error;
      }
    });
  }

  async function unlessOpen<T>(call: () => Promise<T>): Promise<T> {
    if (clock.now().getTime() < openUntil) {
      throw new CircuitOpen(gateway.provider);
    }
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (error) {
      countFailure(error);
      throw error;
    }
  }

  function countFailure(error: unknown) {
    // Only a failed call has a cause; a gateway that answers with a refusal works.
    if (!(error instanceof GatewayUnavailable) || error.cause === undefined) return;
    failures += 1;
    if (failures < FAILURES_TO_OPEN) return;
    openUntil = clock.now().getTime() + OPEN_MS;
    log.error({ provider: gateway.provider, failures }, 'gateway does not answer: circuit opened');
  }

  const { capture, refund, coins, vault } = gateway;
  return {
    ...gateway,
    openCheckout: (request) => guarded('openCheckout', () => gateway.openCheckout(request)),
    fetchStatus: (query) => guarded('fetchStatus', () => gateway.fetchStatus(query)),
    cancel: (query) => guarded('cancel', () => gateway.cancel(query)),
    ...(coins && {
      coins: {
        list: () => guarded('listCoins', () => coins.list()),
        listAll: () => guarded('listAllCoins', () => coins.listAll()),
        estimate: (coin, cents) => guarded('estimateCoin', () => coins.estimate(coin, cents)),
        open: (request) => guarded('openCoinPayment', () => coins.open(request)),
        openRest: (request) => guarded('openRestOfCoinPayment', () => coins.openRest(request)),
      },
    }),
    ...(vault && {
      vault: {
        ...vault,
        ...(vault.deleteCustomer && {
          deleteCustomer: (customer) =>
            guarded('deleteCustomer', async () => vault.deleteCustomer?.(customer)),
        }),
        fetch: (method) => guarded('fetchMethod', () => vault.fetch(method)),
        forget: (method) => guarded('forgetMethod', () => vault.forget(method)),
        charge: (request) =>
          chargeOnce(request, () => guarded('charge', () => vault.charge(request))),
      },
    }),
    ...(capture && { capture: (query) => guarded('capture', () => capture.call(gateway, query)) }),
    ...(refund && { refund: (request) => guarded('refund', () => refund.call(gateway, request)) }),
  };
}

/** `unknown`: it may have been carried out. */
function outcomeOf(error: unknown): string {
  if (error instanceof CircuitOpen) return 'circuit_open';
  return error instanceof GatewayUnavailable ? error.certainty : 'failed';
}

/** An earlier call may have charged, so that a call that was not made proves nothing. */
async function chargeOnce(
  { isRepeat }: Pick<ChargeRequest, 'isRepeat'>,
  charge: () => Promise<ChargeAnswer>,
): Promise<ChargeAnswer> {
  try {
    return await charge();
  } catch (error) {
    if (!isRepeat || !(error instanceof CircuitOpen)) throw error;
    throw new GatewayUnavailable('unknown', error.message, { cause: error });
  }
}
