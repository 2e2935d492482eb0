import { join } from 'node:path';
import { root } from '../root.ts';
import type { ChildPlan } from '../run/supervise.ts';
import type { EmulatorPlan } from './run-emulator.ts';

/** One process for all emulators that do not run yet; none when there is nothing to start. */
export function planEmulators(
  emulators: Readonly<Record<string, EmulatorPlan | undefined>>,
): ChildPlan[] {
  const own = Object.entries(emulators).flatMap(([name, emulator]) =>
    emulator?.ownEnv === undefined ? [] : [[name, emulator.ownEnv] as const],
  );
  if (own.length === 0) return [];
  return [
    {
      name: `an emulator of the demo (${own.map(([name]) => name).join(', ')})`,
      // A long-lived process with little work: a small young generation saves memory.
      args: ['--max-semi-space-size=1', 'emulators/demo/main.ts'],
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
        DEMO_EMULATORS: JSON.stringify(Object.fromEntries(own)),
      },
      quiet: true,
      background: true,
    },
  ];
}
