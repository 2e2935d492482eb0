import { once } from 'node:events';
import { runNode } from '../node-process.ts';
import { PeerMissing } from './install.ts';

/** Runs a script of a peer to its end. */
export async function endsWell(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<void> {
  const { child } = runNode(args, env, 'pipe', folder);
  let output = '';
  child.stdout?.on('data', (text: Buffer) => {
    output = (output + text).slice(-2_000);
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new PeerMissing(`${args[0]} ended with ${code}: ${output}`);
}
