import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findFreePort } from '../../scripts/run/free-port.ts';
import { SERVER_ENV } from '../../scripts/run/server-process.ts';
import { type BenchShop, emptyFolder, untouched } from '../shop.ts';
import { addressOf, createDatabase } from './database.ts';
import { offerProducts } from './offer.ts';
import type { Peer, Question } from './peer.ts';
import { startProcesses } from './start-processes.ts';
import { untilReady } from './until-ready.ts';

/**
 * A second shop with the same products, in a separate database beside those of the peers, so that a start finds
 * PostgreSQL running, as theirs do.
 */
export async function prepareRestart(
  { databaseUrl, bank }: BenchShop,
  catalogue: Question,
): Promise<Peer['start']> {
  const address = addressOf(await createDatabase(databaseUrl, 'restarted'));
  const port = await findFreePort('127.0.0.1', 0);
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    ...untouched,
    ...SERVER_ENV,
    BANK_URL: bank.url,
    BANK_API_KEY: bank.apiKey,
    BANK_WEBHOOK_SECRET: bank.webhookSecret,
    NODE_ENV: 'production',
    LOOPBACK_TRIAL: 'true',
    SECRETS_KEY: `bench:${randomBytes(32).toString('base64')}`,
    DEMO: 'true',
    DEMO_HISTORY: 'false',
    PORT: String(port),
    DATA_DIR: emptyFolder('restarted'),
    DATABASE_URL: address,
  };
  const start = () => startProcesses(url, [['server/dist/main.js']], environment);
  // Its tables and products are created before any start is measured.
  const first = start();
  await untilReady(first, { call: catalogue.call, contains: {} });
  const database = new pg.Pool({ connectionString: address, max: 1 });
  await offerProducts({ url, database });
  await database.end();
  await first.stop();
  return start;
}
