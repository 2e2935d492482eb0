import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The first jobs have run by then. */
const SETTLED_MS = 2_000;

/**
 * Collects once what the start has left behind. V8 sizes itself by how much is made at the start and keeps that size, some
 * 30 MB, until a shop is busy enough to be collected in earnest; most shops never are.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    // True because the flag puts this function into every context that is made while it is set.
    const collect = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
    collect();
  }, SETTLED_MS).unref();
}
