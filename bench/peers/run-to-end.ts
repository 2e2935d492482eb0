import { once } from 'node:events';
import { basename } from 'node:path';
import { runNode } from '../node-process.ts';

/** Runs a script of a peer. @throws with the end of its output when it fails */
export async function runToEnd(
  [script, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<void> {
  const { child } = runNode([script, ...args], env, 'pipe', folder);
  let output = '';
  child.stdout?.on('data', (text: Buffer) => {
    output = (output + text).slice(-2_000);
  });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`${basename(script)} ended with ${signal ?? code}: ${output}`);
}
