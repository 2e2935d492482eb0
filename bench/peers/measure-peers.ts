import { type Effort, measureLoads, measureStarts } from '../measures/peers.ts';
import type { Peer } from './peer.ts';
import type { MissingPeer, PeerRow } from './report.ts';

type Prepare = () => Promise<Peer>;

interface Comparison {
  /** The first one is ours. */
  readonly names: readonly string[];
  readonly rows: readonly PeerRow[];
  /** Shops that could not be installed, seeded or started here. */
  readonly missing: readonly MissingPeer[];
}

/** Prepares our shop and its peers, loads them, and starts them again; none of them stays running. */
export async function measurePeers(
  own: Prepare,
  others: Readonly<Record<string, Prepare>>,
  effort: Effort,
): Promise<Comparison> {
  const running = new Set<Peer>();
  const stop = async (peer: Peer) => {
    running.delete(peer);
    await peer.stop();
  };
  try {
    running.add(await own());
    const missing = await prepareOthers(others, running);
    const peers = [...running];
    const loads = await measureLoads(peers, effort);
    await Promise.all(peers.map(stop));
    const starts = await measureStarts(peers, effort);
    return { names: peers.map(({ name }) => name), rows: [...loads, ...starts], missing };
  } finally {
    await Promise.all([...running].map(stop));
  }
}

async function prepareOthers(
  others: Readonly<Record<string, Prepare>>,
  running: Set<Peer>,
): Promise<MissingPeer[]> {
  const missing: MissingPeer[] = [];
  for (const [name, prepare] of Object.entries(others)) {
    console.log(`  preparing ${name} …`);
    try {
      running.add(await prepare());
    } catch (error) {
      console.error(`  ${name}: ${error}`);
      missing.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return missing;
}
