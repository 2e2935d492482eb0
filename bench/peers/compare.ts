import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Effort } from '../measures/peers.ts';
import { startBenchShop } from '../shop.ts';
import { measurePeers } from './measure-peers.ts';
import { prepareMedusa } from './medusa/medusa.ts';
import { offerProducts } from './offer.ts';
import { exitCodeOf, peerTable } from './report.ts';
import { prepareSesame } from './sesame.ts';
import { prepareVendure } from './vendure/vendure.ts';

const FILE = join(import.meta.dirname, '..', 'results', 'peers.json');

/**
 * Measures the shop beside others with the same catalogue on the same PostgreSQL, prints their table, and stores it
 * unless the run is quick.
 * @returns the exit code
 */
export async function comparePeers(isQuick: boolean): Promise<number> {
  const effort: Effort = isQuick
    ? { rounds: 1, seconds: 2, idleMs: 5_000, isQuiet: false }
    : { rounds: 5, seconds: 5, idleMs: 60_000, isQuiet: true };
  const shop = await startBenchShop('peers');
  try {
    const offer = await offerProducts(shop);
    console.log(`  ${offer.products.length} products with ${offer.plans} plans`);
    const { names, rows, missing } = await measurePeers(
      () => prepareSesame(shop, offer),
      {
        Vendure: () => prepareVendure(shop.databaseUrl, offer),
        Medusa: () => prepareMedusa(shop.databaseUrl, offer),
      },
      effort,
    );
    const measuredAt = new Date().toISOString();
    const conditions = `${measuredAt.slice(0, 10)}, ${cpus().length} cores (load generator, shops and PostgreSQL share them), Node ${process.version}, medians of ${effort.rounds} rounds of ${effort.seconds} s, with their lowest and highest.`;
    console.log(`\n${conditions}\n\n${peerTable(names, rows, missing)}\n`);
    if (!isQuick) {
      const cpu = cpus()[0]?.model ?? 'unknown';
      const results = { measuredAt, node: process.version, cpu, cores: cpus().length, names };
      writeFileSync(FILE, `${JSON.stringify({ ...results, rows, missing }, undefined, 2)}\n`);
    }
    return exitCodeOf(rows, missing);
  } finally {
    await shop.stop();
  }
}
