import { setTimeout as sleep } from 'node:timers/promises';
import type { Pace } from '../load/race.ts';
import { waitUntilQuiet } from '../load/wait-until-quiet.ts';
import { residentTreeMb } from '../node-process.ts';
import { type Loads, prepareLoads } from '../peers/load-peer.ts';
import type { Peer } from '../peers/peer.ts';
import type { PeerRow, PeerValue } from '../peers/report.ts';
import { untilReady } from '../peers/until-ready.ts';

export interface Effort extends Pace {
  /** How long a started shop rests before its memory is read. */
  readonly idleMs: number;
  /** Whether to wait for a quiet machine before each turn. */
  readonly isQuiet: boolean;
}

/** Loads the shops in turn, round by round; meanwhile the others are idle. */
export async function measureLoads(
  peers: readonly Peer[],
  { rounds, seconds, isQuiet }: Effort,
): Promise<PeerRow[]> {
  const loads: Loads[] = [];
  for (const peer of peers) {
    console.log(`  signing up buyers and selling to them: ${peer.name} …`);
    loads.push(await prepareLoads(peer));
  }
  const rows: PeerRow[] = [];
  for (const load of ['catalogue', 'orders', 'signIn', 'sale'] as const) {
    const values: PeerValue[] = peers.map(() => ({ rounds: [], failures: 0 }));
    // The first round warms up.
    for (let round = -1; round < rounds; round++) {
      for (const [at, { [load]: contender }] of loads.entries()) {
        if (isQuiet) await waitUntilQuiet();
        const { perSecond, failures } = await contender.run(seconds);
        const value = values[at];
        if (round < 0 || value === undefined) continue;
        value.rounds.push(perSecond);
        value.failures += failures;
      }
    }
    const what = loads[0]?.[load].what ?? load;
    rows.push({ what, unit: '/s', isMoreBetter: true, values });
    console.log(`  ${what}: ${values.map((value) => value.rounds.map(Math.round)).join(' | ')}`);
  }
  return rows;
}

/** Starts the shops in turn, from the spawn to the first good catalogue; in the first round each rests for its memory. */
export async function measureStarts(
  peers: readonly Peer[],
  { rounds, idleMs, isQuiet }: Effort,
): Promise<PeerRow[]> {
  const starts: PeerValue[] = peers.map(() => ({ rounds: [], failures: 0 }));
  const memory: PeerValue[] = peers.map(() => ({ rounds: [], failures: 0 }));
  for (let round = 0; round < rounds; round++) {
    for (const [at, peer] of peers.entries()) {
      if (isQuiet) await waitUntilQuiet();
      const startedMs = performance.now();
      const running = peer.start();
      try {
        await untilReady(running, peer.catalogue);
        starts[at]?.rounds.push((performance.now() - startedMs) / 1_000);
        if (round > 0) continue;
        await sleep(idleMs);
        const parts = running.pids.map(residentTreeMb);
        memory[at]?.rounds.push(parts.reduce<number>((sum, mb) => sum + (mb ?? Number.NaN), 0));
      } finally {
        await running.stop();
      }
    }
  }
  return [
    { what: 'start to the first catalogue', unit: 's', isMoreBetter: false, values: starts },
    { what: 'memory, idle', unit: 'MB', isMoreBetter: false, values: memory },
  ];
}
