import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { errors } from '@sesame/contract/shared/errors.ts';
import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import { textOf } from '@sesame/contract/texts/dictionary.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { createOwner } from '../domains/operators/index.ts';
import { systemClock } from '../platform/clock.ts';
import { createUnlimitedPool } from '../platform/db/connections/unlimited-pool.ts';
import { createDatabase } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { Refusal } from '../platform/http/errors.ts';
import { randomIds } from '../platform/ids.ts';
import { loadSealer } from '../platform/secrets/secrets-key.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run create-owner -- owner@shop.example`: asks for a password, creates an owner, and prints the secret for
 * the authenticator app and recovery codes. Run again for the same email, it replaces a lost password or phone. Works while the
 * server is running.
 */
try {
  const [email, ...rest] = process.argv.slice(2);
  if (email === undefined || rest.length > 0) {
    throw new ConfigError('Name one email: that of the owner, owner@shop.example');
  }
  await run(email, await readPassword());
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}

async function run(email: string, password: string): Promise<void> {
  const config = readConfig(process.env);
  const sealer = await loadSealer(config);
  const database = await reachDatabase(config, 'work on: start the shop once');
  const pool = createUnlimitedPool(database.url);
  try {
    const platform = { clock: systemClock, config, sealer };
    const owner = await inTransaction(createDatabase<Database>(pool), (tx) =>
      createOwner(tx, platform, { id: randomIds.uuid(), email, password }),
    );
    console.log(`${email} is now an owner of the shop.`);
    console.log('Enter this secret in an authenticator app now; it is not shown again:');
    console.log(`  ${owner.secret}`);
    console.log(`  ${owner.otpauthUrl}`);
    console.log('Keep these recovery codes; each replaces the code of a lost phone once:');
    for (const code of owner.recoveryCodes) console.log(`  ${code}`);
    if (owner.hasClosedShop) {
      console.log('The shop is closed until you open it: the overview of the console leads there.');
    }
  } finally {
    await pool.end();
    await database.leave();
  }
}

/** Reads a line of input without echoing it. */
async function readPassword(): Promise<string> {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write(`Password, at least ${PASSWORD_MIN} characters: `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  for await (const line of lines) {
    lines.close();
    if (stdin.isTTY) stdout.write('\n');
    return line;
  }
  return '';
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return textOf('en', errors[error.code].text);
  return error instanceof ConfigError ? error.message : undefined;
}
