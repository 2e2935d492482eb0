import pg from 'pg';
import { type CatalogueBytes, startFastify } from './fastify.ts';
import { startPlainHttp } from './plain-http.ts';

/** A process that answers as fast as possible, for comparison. Its settings come from `startCeilings`. */

const { DATABASE_URL, CATALOGUE, BANK_URL = '', BANK_API_KEY = '' } = process.env;
if (DATABASE_URL === undefined || CATALOGUE === undefined) throw new Error('settings are missing');
const { identity, brotli, etag } = JSON.parse(CATALOGUE);
const catalogue: CatalogueBytes = {
  identity: Buffer.from(identity, 'base64'),
  brotli: Buffer.from(brotli, 'base64'),
  etag: String(etag),
};

// As many connections as in the shop's pool.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 6 });
await pool.query('create schema if not exists bench');
await pool.query(`create table if not exists bench.orders (
  id uuid primary key, state text not null, total_cents integer not null,
  reference text, created_at timestamptz not null)`);

process.send?.({
  plain: await startPlainHttp(catalogue.identity),
  fastify: await startFastify(pool, catalogue, { url: BANK_URL, apiKey: BANK_API_KEY }),
});
