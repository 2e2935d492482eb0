import type { ProcessName } from '../parts/shop.ts';
import type { Drill } from '../run-drill.ts';

/** A call that a killed process was answering cannot be repeated by the proxy, which does not know whether it took effect. */
const CUT_CALLS = {
  kinds: [/^502$/],
  because: 'a POST whose process is killed is repeated by the page, not by the proxy',
};

function killOf(name: ProcessName): Drill {
  return {
    name: `kill-${name}`,
    title: `kill -9 of ${name}`,
    alsoAllowed: CUT_CALLS,
    async run(shop) {
      await shop.end(name, 'SIGKILL');
      // The cause ends with the kill; that the supervisor starts it again is part of the way back.
      void shop.start(name);
    },
  };
}

export const killProcesses: readonly Drill[] = [killOf('api-1'), killOf('api-2'), killOf('worker')];
