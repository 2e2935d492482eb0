import type { ProcessName } from '../parts/shop.ts';
import type { Drill } from '../run-drill.ts';
import { CUT_POST } from './allowed.ts';

export function killOf(name: ProcessName): Drill {
  return {
    name: `kill-${name}`,
    title: `kill -9 of ${name}`,
    alsoAllowed: CUT_POST,
    async run(shop) {
      await shop.end(name, 'SIGKILL');
      // The cause ends with the kill; that the supervisor starts it again is part of the way back.
      void shop.start(name);
    },
  };
}

export const killProcesses: readonly Drill[] = [
  killOf('api-1'),
  killOf('api-2'),
  killOf('worker-1'),
];
