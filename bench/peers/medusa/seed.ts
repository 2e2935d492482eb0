import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Offer } from '../offer.ts';
import { runToEnd } from '../run-to-end.ts';

/** What a storefront of Medusa is configured with, and the ids of its plans. */
export interface Seeded {
  readonly key: string;
  readonly region: string;
  readonly variants: readonly string[];
}

export const CLI = join('node_modules', '@medusajs', 'cli', 'cli.js');
export const operator = { email: 'operator@peer.example', password: 'correct horse battery' };

/** Creates Medusa's tables, its first operator and the products, with the commands of its documentation. */
export async function seedMedusa(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
  { products }: Offer,
): Promise<Seeded> {
  const offered = join(folder, 'products.json');
  const result = join(folder, 'seeded.json');
  writeFileSync(offered, JSON.stringify(products));
  const run = (...args: string[]) => runToEnd([CLI, ...args], environment, folder);
  await run('db:migrate', '--execute-all-links');
  await run('user', '-e', operator.email, '-p', operator.password);
  await run('exec', './seed.js', offered, result);
  // The cast is safe: our own seed.js wrote it.
  return JSON.parse(readFileSync(result, 'utf8')) as Seeded;
}
