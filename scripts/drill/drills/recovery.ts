import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runVerifyLedger } from '../../run/run-verify-ledger.ts';
import { buyOnce } from '../buyer.ts';
import { noCalls } from '../caller.ts';
import { factsInDatabase } from '../facts-in-shop.ts';
import { emptyFolder, postgresBin, queryOnce, runPostgres } from '../parts/postgres.ts';
import { folder, pause, unprivileged, waitUntil } from '../parts/program.ts';
import { SECRETS_KEY } from '../parts/shop.ts';
import type { SingleShop } from '../parts/single-shop.ts';
import { compareRecord, type Fact } from '../record.rules.ts';
import type { Drill } from '../run-drill.ts';

const run = promisify(execFile);
/** Between the two payments, so that no clock decides. */
const GAP_MS = 1_000;

/** Bank and mailbox are not restored with the database. */
const isInDatabase = (fact: Fact) => !/^(money of|mail to)/.test(fact);

/**
 * A backup is made while buyers go on, two payments follow, and another server is restored from backup and archived WAL to a
 * moment between them.
 */
export const recovery: Drill<SingleShop> = {
  name: 'recovery',
  title: 'recovery to a moment between two payments',
  async run(shop, _outageMs, record) {
    const { postgres } = shop;
    const target = emptyFolder(join(folder, 'restored'));
    const superuser = ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', 'postgres'];
    const backup = ['-D', target, '--checkpoint=fast', '--wal-method=none', '--no-manifest'];
    await run(join(postgresBin(), 'pg_basebackup'), [...superuser, ...backup], unprivileged);

    const context = { shop, calls: noCalls(), facts: record.facts };
    const first = await buyOnce(context);
    const due = record.facts.filter(isInDatabase);
    await pause(GAP_MS);
    const [moment] = await queryOnce<{ at: string }>(
      postgres.port,
      'select clock_timestamp()::text as at',
    );
    await pause(GAP_MS);
    const second = await buyOnce(context);
    await archiveAll(postgres.port);

    writeFileSync(join(target, 'recovery.signal'), '');
    const settings = {
      archive_mode: 'off',
      restore_command: `cp "${postgres.archiveFolder}/%f" "%p"`,
      recovery_target_time: moment?.at ?? '',
      recovery_target_action: 'promote',
    };
    const restored = await runPostgres(
      { name: 'restored', dataFolder: target, settings },
      postgres.archiveFolder,
    );
    await waitUntil('the restored server takes writes', async () => {
      const [row] = await queryOnce<{ off: boolean }>(
        restored.port,
        'select not pg_is_in_recovery() as off',
      );
      return row?.off === true;
    });
    const url = `postgres://sesame@127.0.0.1:${restored.port}/sesame`;
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const found = await factsInDatabase(pool);
    await pool.end();
    const ledger = await runVerifyLedger(url, SECRETS_KEY);
    await restored.stop('fast');
    return [
      ...compareRecord(due, found).lost.map((fact) => `not in the restored database: ${fact}`),
      ...(found.includes(`access by ${first}`) ? [] : ['the first payment was not restored']),
      ...(found.includes(`order ${second}`) ? ['the second payment was restored'] : []),
      ...(ledger === '' ? [] : [`of the restored database: ${ledger}`]),
    ];
  },
};

/** Resolves when everything that was written so far is in the archive. */
async function archiveAll(port: number): Promise<void> {
  const [last] = await queryOnce<{ name: string }>(
    port,
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  await waitUntil('the WAL is archived', async () => {
    const [row] = await queryOnce<{ name: string }>(
      port,
      'select last_archived_wal as name from pg_stat_archiver',
    );
    return row !== undefined && last !== undefined && row.name >= last.name;
  });
}
