import { providers } from '../gateways/all.ts';
import { bankCapabilities } from '../gateways/bank.ts';
import type { Capabilities } from '../gateways/gateway.ts';

/** What a provider can do; undefined of the balance, which needs nobody outside. */
export function capabilitiesOf(provider: string): Capabilities | undefined {
  if (provider === 'bank') return bankCapabilities;
  return providers.find((one) => one.provider === provider)?.capabilities;
}
