import { resolve } from 'node:path';
import type { Config } from '../config.ts';

export function backupFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return resolve(dataDir, 'backups');
}
