import type { OperatorProvider } from '@sesame/contract/operator-gateways.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/with-current.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { providers } from '../gateways/all.ts';
import type { Provider, ProviderValues } from '../gateways/provider.ts';
import { isUsable } from './open-provider.ts';
import { providerOnWire } from './provider-on-wire.ts';
import {
  lockProviderSettings,
  readProviderSettings,
  writeProviderSettings,
} from './provider-settings.store.ts';
import { readProvider, sealContext } from './read-providers.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'outbound' | 'sealer' | 'publicUrl'>;

export interface ProviderChange {
  readonly provider: string;
  /** What the operator was looking at. */
  readonly version: number;
  /** Null takes a value away. */
  readonly values: Readonly<Record<string, string | null>>;
  readonly reason: string;
}

/**
 * Writes settings of a provider, sealed. Every process makes its gateways anew when it commits. In the record of acts secrets
 * stand by their names alone.
 */
export function changeProvider(
  platform: Needs,
  change: ProviderChange,
  by: DoneBy,
): Promise<OperatorProvider> {
  const provider = providers.find((one) => one.provider === change.provider);
  if (provider === undefined) refuse('not_found');
  requireUsable(platform, provider, change.values);
  const writing = inTransaction(platform.db, async (tx) => {
    const row = await lockProviderSettings(tx, provider.provider);
    const before = readProvider(platform, provider, row);
    if (before.version !== change.version) refuse('changed_meanwhile');
    const values = merge(before.written, change.values);
    const sealed = platform.sealer.seal(JSON.stringify(values), sealContext(provider));
    const written = await writeProviderSettings(tx, {
      provider: provider.provider,
      sealed,
      version: before.version + 1,
      changed_at: platform.clock.now(),
      changed_by: by.operator.id,
    });
    // Two first writes at once meet at the row: the later one has not seen the earlier.
    if (!written) refuse('changed_meanwhile');
    await recordAct(tx, platform, {
      ...by,
      action: 'gateways.change_provider',
      subject: `provider:${provider.provider}`,
      before: withoutSecrets(provider, before.written),
      after: {
        ...withoutSecrets(provider, values),
        changed: Object.keys(change.values).sort(),
      },
      reason: change.reason,
    });
    const after = readProvider(platform, provider, { sealed, version: before.version + 1 });
    return providerOnWire(platform, after);
  });
  return withCurrent(writing, async () => {
    const rows = await readProviderSettings(platform.db);
    const row = rows.find((one) => one.provider === provider.provider);
    return providerOnWire(platform, readProvider(platform, provider, row));
  });
}

function requireUsable(
  { config }: Pick<Needs, 'config'>,
  provider: Provider,
  values: ProviderChange['values'],
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = provider.fields.find((one) => one.name === name);
    if (field === undefined) refuse('setting_wrong', { field: name });
    if (config.variable(field.env) !== undefined) refuse('setting_fixed', { field: name });
    if (value === null) continue;
    if (!isUsable(field, value.trim(), { live: config.production })) {
      refuse('setting_wrong', { field: name, expected: field.expected });
    }
  }
}

function merge(written: ProviderValues, changes: ProviderChange['values']): ProviderValues {
  const all = Object.entries({ ...written, ...changes });
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === null ? [] : [[name, value.trim()]])),
  );
}

/** What may be read by whoever reads the record of acts. */
function withoutSecrets({ fields }: Provider, values: ProviderValues): ProviderValues {
  const shown = fields.flatMap(({ name, secret }) => {
    const value = values[name];
    return value === undefined ? [] : [[name, secret ? 'set' : value] as const];
  });
  return Object.fromEntries(shown);
}
