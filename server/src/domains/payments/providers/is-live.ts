import type { Executor, Platform } from '../../../platform/platform.ts';
import { providers } from '../gateways/all.ts';
import { BALANCE_PROVIDER } from '../records/payments.rules.ts';
import type { ProviderProblem } from './create-provider-gateway.ts';
import { loadProvider, loadProviders } from './load-providers.ts';
import { findProviderSettings, readWebhookSecret } from './provider-settings.store.ts';

/** The providers that can be paid with, read from the stored settings rather than from the gateways of this process. */
export async function findLiveProviders(platform: Platform): Promise<ReadonlySet<string>> {
  const live = new Set([BALANCE_PROVIDER]);
  if (platform.config.bank !== undefined) live.add('bank');
  for (const { provider, status } of await loadProviders(platform)) {
    if ('gateway' in status) live.add(provider.provider);
  }
  return live;
}

/** Why a provider cannot be paid with; null when it can, undefined when there is no such provider. */
export async function findProviderProblem(
  tx: Executor,
  platform: Platform,
  name: string,
): Promise<ProviderProblem | null | undefined> {
  if (name === BALANCE_PROVIDER) return null;
  if (name === 'bank') {
    const unset = {
      kind: 'unset',
      field: 'BANK_URL',
      expected: 'set',
      expectedRu: 'адрес банка',
    } as const;
    return platform.config.bank === undefined ? unset : null;
  }
  const provider = providers.find((one) => one.provider === name);
  if (provider === undefined) return undefined;
  const { status } = loadProvider(platform, provider, {
    row: await findProviderSettings(tx, name),
    webhookSecret: await readWebhookSecret(tx),
  });
  return 'problem' in status ? status.problem : null;
}
