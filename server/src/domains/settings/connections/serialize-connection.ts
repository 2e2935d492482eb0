import type {
  ConnectionSetting,
  ConsoleConnection,
} from '@sesame/contract/console/settings/connections.ts';
import type {
  Connection,
  ConnectionField,
  ConnectionValues,
} from '../../../platform/connections/connection.ts';
import type { ConnectionRow } from '../../../platform/connections/connections.store.ts';
import {
  connectionShop,
  openConnection,
  valuesInForce,
} from '../../../platform/connections/read-connections.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TestedConnection } from './connections.store.ts';

/** A connection as the console shows it; of secrets only whether they are set. */
export function serializeConnection(
  { config, sealer }: Pick<Platform, 'config' | 'sealer'>,
  connection: Connection,
  rows: readonly ConnectionRow[],
  tests: readonly TestedConnection[] = [],
): ConsoleConnection {
  const saved = openConnection(sealer, connection.name, rows);
  const values = valuesInForce(connection, saved, config);
  const missing = connection.fields.flatMap(({ name, required }) =>
    required && values[name] === undefined ? [name] : [],
  );
  const row = rows.find((one) => one.connection === connection.name);
  const test = tests.find((one) => one.connection === connection.name);
  const shop = connectionShop(config);
  return {
    connection: connection.name,
    ready: missing.length === 0,
    tested: test ? { at: test.at.toISOString(), works: test.works } : null,
    missing,
    settings: connection.fields.map((field) => ({
      name: field.name,
      env: field.env,
      secret: field.secret,
      required: field.required,
      choices: field.choices ? [...field.choices(shop)] : null,
      roots: field.roots ? [...field.roots(shop)] : null,
      example: field.example,
      source: sourceOf(field, saved, config),
      value: field.secret ? null : (values[field.name] ?? null),
      is_set: values[field.name] !== undefined,
    })),
    version: row?.version ?? 0,
    changed_at: row?.changed_at.toISOString() ?? null,
    changed_by: row?.changed_by ?? null,
  };
}

function sourceOf(
  { name, env, defaultValue }: ConnectionField,
  saved: ConnectionValues,
  { variable }: Pick<Platform['config'], 'variable'>,
): ConnectionSetting['source'] {
  if (variable(env) !== undefined) return 'environment';
  if (saved[name] !== undefined) return 'console';
  return defaultValue === undefined ? 'none' : 'default';
}
