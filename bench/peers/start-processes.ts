import { runNode } from '../node-process.ts';
import type { RunningPeer } from './peer.ts';

/** Starts a shop at this address, one process for each list of arguments. */
export function startProcesses(
  url: string,
  scripts: readonly (readonly string[])[],
  env: Readonly<Record<string, string | undefined>>,
  folder?: string,
): RunningPeer {
  const processes = scripts.map((args) => runNode(args, env, 'ignore', folder));
  return {
    url,
    pids: processes.map(({ child }) => child.pid ?? 0),
    hasEnded: () =>
      processes.some(({ child }) => child.exitCode !== null || child.signalCode !== null),
    async stop() {
      await Promise.all(processes.map((process) => process.stop()));
    },
  };
}
