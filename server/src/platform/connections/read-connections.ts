import * as z from 'zod/mini';
import type { Config, Connections } from '../../config.ts';
import type { Sealer } from '../secrets/crypto.ts';
import { publicUrlOf } from './address-connection.ts';
import { connections } from './all-connections.ts';
import { backupTargetOf } from './backup-connection.ts';
import type { Connection, ConnectionShop, ConnectionValues } from './connection.ts';
import type { ConnectionRow } from './connections.store.ts';
import { savedFolderOf } from './folder-connection.ts';
import { mailOf } from './mail-connection.ts';
import { telegramEnvironment, telegramOf } from './telegram-connection.ts';

type Environment = Pick<Config, 'variable' | 'production' | 'loopbackTrial' | 'backupRoots'>;

const savedValues = z.record(z.string(), z.string());

/** Binds the ciphertext to its connection, so that settings cannot be moved to another one. */
export function connectionContext(connection: string): string {
  return `connection:${connection}`;
}

export function connectionShop({
  production,
  loopbackTrial,
  backupRoots,
}: Pick<Config, 'production' | 'loopbackTrial' | 'backupRoots'>): ConnectionShop {
  return { live: production && !loopbackTrial, backupRoots };
}

/** The saved values, decrypted; none when they cannot be opened, which leaves only this connection unset. */
export function openConnection(
  sealer: Pick<Sealer, 'open'>,
  name: string,
  rows: readonly Pick<ConnectionRow, 'connection' | 'sealed'>[],
): Readonly<Record<string, string>> {
  const row = rows.find(({ connection }) => connection === name);
  if (row === undefined) return {};
  try {
    return savedValues.parse(JSON.parse(sealer.open(row.sealed, connectionContext(name))));
  } catch {
    return {};
  }
}

/** The values in force: the environment overrides saved ones, which override the defaults. */
export function valuesInForce(
  { fields }: Connection,
  saved: ConnectionValues,
  { variable }: Pick<Environment, 'variable'>,
): ConnectionValues {
  return Object.fromEntries(
    fields.map(({ name, env, fromVariable = (value) => value, defaultValue }) => {
      const given = variable(env);
      return [
        name,
        given === undefined ? (saved[name] ?? defaultValue) : fromVariable(given, variable),
      ];
    }),
  );
}

/** The connections in force, from the environment and the saved settings. */
export function readConnections(
  config: Environment & Pick<Config, 'defaultShop'>,
  sealer: Pick<Sealer, 'open'>,
  rows: readonly ConnectionRow[],
): Connections {
  const standard = config.defaultShop.connections;
  const shop = connectionShop(config);
  const valuesOf = (name: string) => {
    const connection = connections.find((one) => one.name === name);
    if (connection === undefined) throw new Error(`no connection ${name}`);
    return valuesInForce(connection, openConnection(sealer, name, rows), config);
  };
  const mail = valuesOf('mail');
  return {
    publicUrl: standard.publicUrl ?? publicUrlOf(valuesOf('address')),
    mail: standard.mail ? { ...standard.mail, replyTo: mail.replyTo } : mailOf(mail, shop),
    telegram: telegramOf(valuesOf('telegram'), telegramEnvironment(config.variable)),
    backupFolder:
      config.variable('BACKUP_FOLDER') === undefined
        ? (savedFolderOf(valuesOf('folder'), config.backupRoots) ?? standard.backupFolder)
        : standard.backupFolder,
    backup: standard.backup ?? backupTargetOf(valuesOf('backup'), shop),
  };
}
