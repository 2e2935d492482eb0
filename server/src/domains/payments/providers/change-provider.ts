import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/idempotency/with-current.ts';
import { recordOperatorEvent } from '../../../platform/operator-events/record-operator-event.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, auditedSettings, recordAuditEvent } from '../../operators/index.ts';
import { providers } from '../gateways/all.ts';
import type { Provider, ProviderValues } from '../gateways/provider.ts';
import { isUsable } from './create-provider-gateway.ts';
import { loadProvider, sealContext } from './load-providers.ts';
import { findWrongKind } from './paste-checks.ts';
import {
  lockProviderSettings,
  readProviderSettings,
  readWebhookSecret,
  writeProviderSettings,
} from './provider-settings.store.ts';
import { serializeProvider } from './serialize-provider.ts';

export interface ProviderChange {
  readonly provider: string;
  /** The version that the operator edited. */
  readonly version: number;
  /** Null removes a value. */
  readonly values: Readonly<Record<string, string | null>>;
  readonly reason: string;
}

/**
 * Writes the settings of a provider, encrypted. On commit every process rebuilds its gateways. The audit event contains
 * the names of secrets, never their values.
 */
export function changeProvider(
  platform: Platform,
  change: ProviderChange,
  by: Actor,
): Promise<ConsoleProvider> {
  const provider = providers.find((one) => one.provider === change.provider);
  if (provider === undefined) refuse('not_found');
  requireUsable(platform, provider, change.values);
  const writing = inTransaction(platform.db, async (tx) => {
    const row = await lockProviderSettings(tx, provider.provider);
    const webhookSecret = await readWebhookSecret(tx);
    const before = loadProvider(platform, provider, { row, webhookSecret });
    if (before.version !== change.version) refuse('version_conflict');
    const values = merge(before.saved, change.values);
    const sealed = platform.sealer.seal(JSON.stringify(values), sealContext(provider));
    const written = await writeProviderSettings(tx, {
      provider: provider.provider,
      sealed,
      version: before.version + 1,
      changed_at: platform.clock.now(),
      changed_by: by.operator.id,
    });
    // Two concurrent first writes: there was no row to lock, so the later insert fails.
    if (!written) refuse('version_conflict');
    if (provider.fields.some(({ name, secret }) => secret && name in change.values)) {
      await recordOperatorEvent(tx, {
        kind: 'gateway_keys_changed',
        subject: `gateway:${provider.provider}`,
        detail: { about: provider.provider },
        at: platform.clock.now(),
      });
    }
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'gateways.change_provider',
      subject: `provider:${provider.provider}`,
      before: auditedSettings(provider.fields, before.saved),
      after: {
        ...auditedSettings(provider.fields, values),
        changed: Object.keys(change.values).sort(),
      },
      reason: change.reason,
    });
    const saved = { sealed, version: before.version + 1 };
    const after = loadProvider(platform, provider, { row: saved, webhookSecret });
    return serializeProvider(platform, after);
  });
  return withCurrent(writing, async () => {
    const rows = await readProviderSettings(platform.db);
    const row = rows.find((one) => one.provider === provider.provider);
    const webhookSecret = await readWebhookSecret(platform.db);
    return serializeProvider(platform, loadProvider(platform, provider, { row, webhookSecret }));
  });
}

function requireUsable(
  { config }: Pick<Platform, 'config'>,
  provider: Provider,
  values: ProviderChange['values'],
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = provider.fields.find((one) => one.name === name);
    if (field === undefined) refuse('setting_wrong', { field: name });
    if (config.variable(field.env) !== undefined) refuse('setting_fixed', { field: name });
    if (value === null) continue;
    const shop = { live: config.production };
    const mistake = findWrongKind(provider.setup, { field: name, value: value.trim() }, shop);
    if (mistake !== undefined) {
      refuse('setting_wrong', { field: name, mistake: mistake.text, mistake_ru: mistake.textRu });
    }
    if (!isUsable(field, value.trim(), shop)) {
      refuse('setting_wrong', {
        field: name,
        expected: field.expected,
        expected_ru: field.expectedRu,
      });
    }
  }
}

function merge(written: ProviderValues, changes: ProviderChange['values']): ProviderValues {
  const all = Object.entries({ ...written, ...changes });
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === null ? [] : [[name, value.trim()]])),
  );
}
