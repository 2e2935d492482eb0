import { providers } from '../gateways/all.ts';
import { bankCapabilities } from '../gateways/bank/bank.ts';
import type { Capabilities } from '../gateways/gateway.ts';

/** The capabilities of a provider; undefined for the balance, which has no external provider. */
export function capabilitiesOf(provider: string): Capabilities | undefined {
  if (provider === 'bank') return bankCapabilities;
  return providers.find((one) => one.provider === provider)?.capabilities;
}
