import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { firstMessage, runNode } from '../node-process.ts';
import type { BenchShop } from '../shop.ts';

export interface Ceilings {
  readonly plainUrl: string;
  readonly fastifyUrl: string;
  readonly pid: number;
  /** The current ETag of the shop's catalogue. */
  readonly etag: string;
  stop(): Promise<void>;
}

/** Starts the process for comparison, which serves the same bytes as the shop from the same database. */
export async function startCeilings(shop: BenchShop): Promise<Ceilings> {
  const identity = await download(`${shop.url}${listSubPlans.path}`, 'identity');
  const compressed = await download(`${shop.url}${listSubPlans.path}`, 'br');
  if (!brotliDecompressSync(compressed.body).equals(identity.body)) {
    throw new Error('the compressed catalogue has another ETag');
  }
  const ceilings = runNode(['bench/ceilings/main.ts'], {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: shop.databaseUrl,
    BANK_URL: shop.bank.url,
    BANK_API_KEY: shop.bank.apiKey,
    CATALOGUE: JSON.stringify({
      identity: identity.body.toString('base64'),
      brotli: compressed.body.toString('base64'),
      etag: identity.etag,
    }),
  });
  // The cast is safe: main.ts sends this message once.
  const { plain, fastify } = (await firstMessage(ceilings)) as { plain: string; fastify: string };
  return {
    plainUrl: plain,
    fastifyUrl: fastify,
    pid: ceilings.child.pid ?? 0,
    etag: identity.etag,
    stop: () => ceilings.stop(),
  };
}

/** Downloads the encoded bytes; fetch would decode them. */
function download(url: string, encoding: string): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({ body: Buffer.concat(chunks), etag: answer.headers.etag ?? '' }),
      );
    }).once('error', reject);
  });
}
