import type { Executor, Platform } from '../../../platform/platform.ts';
import { providers } from '../gateways/all.ts';
import { BALANCE_PROVIDER } from '../payments.rules.ts';
import type { ProviderProblem } from './open-provider.ts';
import { findProviderSettings } from './provider-settings.store.ts';
import { readProvider, readProviders } from './read-providers.ts';

type Needs = Pick<Platform, 'config' | 'outbound' | 'sealer' | 'db'>;

/** The providers that can be paid with, by what is written now rather than by what this process has heard of. */
export async function findLiveProviders(platform: Needs): Promise<ReadonlySet<string>> {
  const live = new Set([BALANCE_PROVIDER]);
  if (platform.config.bank !== undefined) live.add('bank');
  for (const { provider, opened } of await readProviders(platform)) {
    if ('gateway' in opened) live.add(provider.provider);
  }
  return live;
}

/** What keeps one from being paid with; null when nothing does, undefined when there is no such provider. */
export async function findProviderProblem(
  tx: Executor,
  platform: Needs,
  name: string,
): Promise<ProviderProblem | null | undefined> {
  if (name === BALANCE_PROVIDER) return null;
  if (name === 'bank') {
    const unset = { kind: 'unset', field: 'BANK_URL', expected: 'set' } as const;
    return platform.config.bank === undefined ? unset : null;
  }
  const provider = providers.find((one) => one.provider === name);
  if (provider === undefined) return undefined;
  const { opened } = readProvider(platform, provider, await findProviderSettings(tx, name));
  return 'problem' in opened ? opened.problem : null;
}
