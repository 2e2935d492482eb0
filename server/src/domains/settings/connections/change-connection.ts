import type {
  ConnectionName,
  ConsoleConnection,
} from '@sesame/contract/console/settings/connections.ts';
import { connections } from '../../../platform/connections/all-connections.ts';
import {
  type Connection,
  type ConnectionField,
  type ConnectionShop,
  type ConnectionValues,
  isUsable,
} from '../../../platform/connections/connection.ts';
import { listConnectionSettings } from '../../../platform/connections/connections.store.ts';
import {
  connectionContext,
  connectionShop,
  openConnection,
} from '../../../platform/connections/read-connections.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/idempotency/with-current.ts';
import { recordOperatorEvent } from '../../../platform/operator-events/record-operator-event.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, auditedSettings, recordAuditEvent } from '../../operators/index.ts';
import { lockConnection, writeConnection } from './connections.store.ts';
import { serializeConnection } from './serialize-connection.ts';

export interface ConnectionChange {
  readonly connection: ConnectionName;
  /** The version that the operator edited. */
  readonly version: number;
  /** Null removes a value. */
  readonly values: Readonly<Record<string, string | null>>;
  readonly reason: string;
}

/**
 * Saves the settings of a connection, encrypted. On commit every process uses them. The audit event contains the names
 * of secrets, never their values.
 */
export function changeConnection(
  platform: TransactionalPlatform,
  change: ConnectionChange,
  by: Actor,
): Promise<ConsoleConnection> {
  const connection = connections.find(({ name }) => name === change.connection);
  if (connection === undefined) refuse('not_found');
  requireUsable(platform.config.variable, connection, {
    values: change.values,
    shop: connectionShop(platform.config),
  });
  const writing = inTransaction(platform.db, async (tx) => {
    const row = await lockConnection(tx, connection.name);
    if ((row?.version ?? 0) !== change.version) refuse('version_conflict');
    const saved = openConnection(platform.sealer, connection.name, row ? [row] : []);
    const values = merge(saved, change.values);
    const written = await writeConnection(tx, {
      connection: connection.name,
      sealed: platform.sealer.seal(JSON.stringify(values), connectionContext(connection.name)),
      version: change.version + 1,
      changed_at: platform.clock.now(),
      changed_by: by.operator.id,
    });
    // Two concurrent first writes: there was no row to lock, so the later insert fails.
    if (!written) refuse('version_conflict');
    const isSecurity = ({ secret, isAnnounced = secret }: ConnectionField) => isAnnounced;
    if (connection.fields.some((field) => isSecurity(field) && field.name in change.values)) {
      await recordOperatorEvent(tx, {
        kind: 'connection_keys_changed',
        subject: `connection:${connection.name}`,
        detail: { about: connection.name },
        at: platform.clock.now(),
      });
    }
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'settings.change_connection',
      subject: `connection:${connection.name}`,
      before: auditedSettings(connection.fields, saved),
      after: {
        ...auditedSettings(connection.fields, values),
        changed: Object.keys(change.values).sort(),
      },
      reason: change.reason,
    });
    return serializeConnection(platform, connection, await listConnectionSettings(tx));
  });
  return withCurrent(writing, async () =>
    serializeConnection(platform, connection, await listConnectionSettings(platform.db)),
  );
}

function requireUsable(
  variable: (name: string) => string | undefined,
  { fields }: Connection,
  { values, shop }: { values: ConnectionChange['values']; shop: ConnectionShop },
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) refuse('setting_wrong', { field: name });
    if (variable(field.env) !== undefined) refuse('setting_fixed', { field: name });
    const fits =
      value === null ? (field.isRemovable?.(shop) ?? true) : isUsable(field, value.trim(), shop);
    if (!fits) refuse('setting_wrong', { field: name, ...mistakeOf(field, shop) });
  }
}

/** What the page cannot know by itself: which folders are allowed. */
function mistakeOf({ roots }: ConnectionField, shop: ConnectionShop) {
  if (roots === undefined) return {};
  const allowed = roots(shop).join(', ');
  return {
    mistake: `Only these folders of the server and folders in them are allowed: ${allowed}.`,
    mistake_ru: `Разрешены только эти папки сервера и папки внутри них: ${allowed}.`,
  };
}

function merge(
  saved: ConnectionValues,
  changes: ConnectionChange['values'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ ...saved, ...changes }).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value.trim()]],
    ),
  );
}
