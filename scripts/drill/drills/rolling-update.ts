import { buildNextRelease } from '../parts/next-release.ts';
import { buildCommit, type Release, thisRelease } from '../parts/release.ts';
import type { ProcessName } from '../parts/shop.ts';
import type { Drill } from '../run-drill.ts';

let from: Release | undefined;
let to: Release | undefined;

/**
 * A shop is updated to the release after it, workers first, as the runbook says: the first one migrates. Then a process of the
 * release before is started again on the newer schema, as a supervisor may do, before each is replaced. `DRILL_BEFORE` names a
 * commit to begin with; otherwise the release after is this checkout with one more migration.
 */
export const rollingUpdate: Drill = {
  name: 'rolling-update',
  get title() {
    return `rolling update from ${(from ?? thisRelease).name} to ${to?.name ?? 'the release after'}`;
  },
  allowsNoFailure: true,
  async begin() {
    const named = process.env.DRILL_BEFORE;
    from = named === undefined ? thisRelease : await buildCommit(named);
    to = named === undefined ? await buildNextRelease() : thisRelease;
    return from;
  },
  async run(shop) {
    const [worker, ...others] = workersFirst(shop.processes);
    if (worker !== undefined) await replace(worker, to);
    const old = others.at(-1);
    if (old !== undefined) await replace(old, from);
    for (const name of others) await replace(name, to);

    async function replace(name: ProcessName, release: Release | undefined): Promise<void> {
      await shop.end(name, 'SIGTERM');
      await shop.start(name, {}, release);
    }
  },
};

function workersFirst(names: readonly ProcessName[]): ProcessName[] {
  return names.toSorted((a, b) => Number(a.startsWith('api')) - Number(b.startsWith('api')));
}
