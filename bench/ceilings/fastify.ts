import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createOrders } from './orders.ts';

export interface CatalogueBytes {
  readonly identity: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

const json = 'application/json; charset=utf-8';

/** Fastify with the minimum for each answer: no limits, no checks, no texts. */
export async function startFastify(
  pool: pg.Pool,
  catalogue: CatalogueBytes,
  bank: { url: string; apiKey: string },
): Promise<string> {
  const app = Fastify();
  serveBytes(app, catalogue);
  serveSelects(app, pool);
  await serveHashes(app);
  const orders = createOrders(pool, bank);
  app.post('/commit', async () => orders.insertAndUpdate());
  app.post('/settle', async () => orders.settle());
  app.post('/order', async () => orders.place());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

function serveBytes(app: FastifyInstance, { identity, brotli, etag }: CatalogueBytes) {
  app.get('/catalogue', async (_request, reply) => reply.type(json).send(identity));
  app.get('/catalogue.br', async (_request, reply) =>
    reply.type(json).header('content-encoding', 'br').send(brotli),
  );
  app.get('/unchanged', async (_request, reply) => reply.code(304).header('etag', etag).send());
}

const ONE_ROW = {
  name: 'one-row',
  text: 'select user_id from sessions where token_hash = $1 and expires_at > $2',
};
const FIFTY_ROWS = {
  name: 'fifty-rows',
  text: `select id, created_at, product_id, title, price_cents, total_cents, duration_count,
           duration_unit, state, expires_at, access_until
         from payments where user_id = $1 order by created_at desc, id desc limit 50`,
};

function serveSelects(app: FastifyInstance, pool: pg.Pool) {
  const now = new Date();
  app.get('/one-row', async (request, reply) => {
    const token = (request.headers.authorization ?? '').slice('Bearer '.length);
    const tokenHash = createHash('sha256').update(token).digest();
    const { rows } = await pool.query({ ...ONE_ROW, values: [tokenHash, now] });
    return reply.type(json).send(JSON.stringify(rows[0]));
  });
  app.get<{ Params: { user: string } }>('/fifty-rows/:user', async (request, reply) => {
    const { rows } = await pool.query({ ...FIFTY_ROWS, values: [request.params.user] });
    return reply.type(json).send(JSON.stringify(rows));
  });
}

/** Argon2id with the shop's parameters, as many at once as there are cores. */
async function serveHashes(app: FastifyInstance) {
  const stored = await hash('a password of an account', {
    algorithm: 2,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  const waiting: (() => void)[] = [];
  let free = availableParallelism();
  app.post('/verify', async () => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free--;
    const matches = await verify(stored, 'a password of an account');
    const next = waiting.shift();
    if (next) next();
    else free++;
    return { matches };
  });
}
