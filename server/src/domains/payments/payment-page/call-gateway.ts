import { Refusal } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';

const RETRY_AFTER_S = 5;

/** What the gateway answers; a gateway that does not is refused as `gateway_unavailable` and logged. */
export async function callGateway<T>(
  { log }: Pick<Platform, 'log'>,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, 'a call about coins failed');
    throw new Refusal('gateway_unavailable', { retryAfterS: RETRY_AFTER_S, cause: error });
  }
}
