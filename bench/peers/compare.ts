import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { measureLoads, measureStarts } from '../measures/peers.ts';
import { type BenchShop, startBenchShop } from '../shop.ts';
import { prepareMedusa } from './medusa/medusa.ts';
import { type Offer, offerProducts } from './offer.ts';
import type { Peer } from './peer.ts';
import { exitCodeOf, type MissingPeer, peerTable } from './report.ts';
import { prepareSesame } from './sesame.ts';
import { prepareVendure } from './vendure/vendure.ts';

const FILE = join(import.meta.dirname, '..', 'results', 'peers.json');

const others: Readonly<Record<string, (besideUrl: string, offer: Offer) => Promise<Peer>>> = {
  Vendure: prepareVendure,
  Medusa: prepareMedusa,
};

/**
 * Measures the shop beside others with the same catalogue on the same PostgreSQL, prints their table, and stores it
 * unless the run is quick.
 * @returns the exit code
 */
export async function comparePeers(isQuick: boolean): Promise<number> {
  const effort = isQuick
    ? { rounds: 1, seconds: 2, idleMs: 5_000, isQuiet: false }
    : { rounds: 5, seconds: 5, idleMs: 60_000, isQuiet: true };
  const shop = await startBenchShop('peers');
  const running = new Set<Peer>();
  const stop = async (peer: Peer) => {
    running.delete(peer);
    await peer.stop();
  };
  try {
    const missing = await prepareAll(shop, running);
    const peers = [...running];
    const loads = await measureLoads(peers, effort);
    await Promise.all(peers.map(stop));
    const rows = [...loads, ...(await measureStarts(peers, effort))];
    const names = peers.map(({ name }) => name);
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
    await Promise.all([...running].map(stop));
    await shop.stop();
  }
}

/** Prepares ours and every other shop; one that cannot be installed, seeded or started is named with the reason. */
async function prepareAll(shop: BenchShop, running: Set<Peer>): Promise<MissingPeer[]> {
  const offer = await offerProducts(shop);
  console.log(`  ${offer.products.length} products with ${offer.plans} plans`);
  running.add(await prepareSesame(shop, offer));
  const missing: MissingPeer[] = [];
  for (const [name, prepare] of Object.entries(others)) {
    console.log(`  preparing ${name} …`);
    try {
      running.add(await prepare(shop.databaseUrl, offer));
    } catch (error) {
      console.error(`  ${name}: ${error}`);
      missing.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return missing;
}
