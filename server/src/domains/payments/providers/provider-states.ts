import type { Executor, Platform } from '../../../platform/platform.ts';
import { providers } from '../gateways/all.ts';
import { BALANCE_PROVIDER } from '../records/payments.rules.ts';
import type { ProviderProblem } from './create-provider-gateway.ts';
import { type ReadProvider, readProvider } from './load-providers.ts';
import {
  findProviderSettings,
  readProviderSettings,
  readWebhookSecret,
} from './provider-settings.store.ts';

/** Whether a provider can be paid with, and with which money. */
export interface ProviderState {
  /** Null when it can be paid with. */
  readonly problem: ProviderProblem | null;
  /** Its settings are those of a test account, which moves no real money. */
  readonly testMode: boolean;
}

type Known = Pick<Platform, 'config' | 'sealer'>;

const READY: ProviderState = { problem: null, testMode: false };

/** The states of all providers, read from the stored settings rather than from the gateways of this process. */
export async function readProviderStates(
  platform: Known & Pick<Platform, 'db'>,
): Promise<ReadonlyMap<string, ProviderState>> {
  const rows = await readProviderSettings(platform.db);
  const webhookSecret = await readWebhookSecret(platform.db);
  const rowOf = (name: string) => rows.find(({ provider }) => provider === name);
  return new Map([
    [BALANCE_PROVIDER, READY],
    ['bank', stateOfBank(platform)],
    ...providers.map((provider) => {
      const stored = { row: rowOf(provider.provider), webhookSecret };
      return [provider.provider, stateOf(readProvider(platform, provider, stored))] as const;
    }),
  ]);
}

/** The state of one provider; undefined when there is no such provider. */
export async function findProviderState(
  tx: Executor,
  platform: Known,
  name: string,
): Promise<ProviderState | undefined> {
  if (name === BALANCE_PROVIDER) return READY;
  if (name === 'bank') return stateOfBank(platform);
  const provider = providers.find((one) => one.provider === name);
  if (provider === undefined) return undefined;
  const row = await findProviderSettings(tx, name);
  const webhookSecret = await readWebhookSecret(tx);
  return stateOf(readProvider(platform, provider, { row, webhookSecret }));
}

function stateOf({ provider, values, problem }: ReadProvider): ProviderState {
  return { problem, testMode: provider.setup.isTest(values) };
}

/** The demo's bank is configured by the environment only, and its name says that its money is not real. */
function stateOfBank({ config }: Pick<Platform, 'config'>): ProviderState {
  if (config.bank !== undefined) return READY;
  const problem = {
    kind: 'unset',
    field: 'BANK_URL',
    expected: 'set',
    expectedRu: 'адрес банка',
  } as const;
  return { problem, testMode: false };
}
