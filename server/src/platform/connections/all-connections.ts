import { addressConnection } from './address-connection.ts';
import { backupConnection } from './backup-connection.ts';
import type { Connection } from './connection.ts';
import { folderConnection } from './folder-connection.ts';
import { mailConnection } from './mail-connection.ts';
import { telegramConnection } from './telegram-connection.ts';

/** In the order of the console. */
export const connections: readonly Connection[] = [
  addressConnection,
  mailConnection,
  telegramConnection,
  folderConnection,
  backupConnection,
];
