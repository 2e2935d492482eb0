import { join } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { backupFolder } from '../backup/backup-folder.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { ConfigError, readConfig } from '../config.ts';
import { reachDatabase } from './reach-database.ts';

/** `npm run backup`: writes the whole database into a file in DATA_DIR/backups. Works while the server is running. */
try {
  const config = readConfig(process.env);
  const database = await reachDatabase(config, 'back up');
  try {
    const folder = backupFolder(config);
    const made = await writeBackup({
      url: database.url,
      folder,
      now: new Date(),
      recipient: config.backupKey,
    });
    console.log(
      `${made.rows} rows of ${made.tables} tables were written to ${join(folder, made.file)}`,
    );
    console.log(`  ${made.bytes} bytes, sha256 ${made.sha256}`);
    for (const name of made.removed) console.log(`  ${name} was deleted`);
    if (config.backupKey === undefined)
      console.log('It is not encrypted: BACKUP_PUBLIC_KEY is not set.');
    console.log('It does not contain the key that decrypts sealed values, and no uploaded files.');
  } finally {
    await database.leave();
  }
} catch (error) {
  const isSentence = error instanceof ConfigError || error instanceof BackupError;
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}
