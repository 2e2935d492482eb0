import { testFolder } from '../../../backup/test-folder.ts';
import type { ConnectionTest } from './test-result.ts';

/** Writes, reads and removes a small file in the folder of the backups. */
export const testBackupFolder: ConnectionTest = async ({ config, ids }) => {
  const { folder, problem, detail } = await testFolder(config, ids.uuid());
  return { problem, detail, result: problem === null ? folder : null };
};
