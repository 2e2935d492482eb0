import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';

/**
 * Runs `verify-ledger` of the bundle without the shop's other settings, as an operator runs it while processes may be down.
 * @returns its complaints; empty when every invariant holds
 */
export function runVerifyLedger(databaseUrl: string, secretsKey: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'server/dist/verify-ledger.js')], {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, SECRETS_KEY: secretsKey },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes) => {
        output += bytes;
      });
    }
    child.once('close', (code) => resolve(code === 0 ? '' : output.trim()));
  });
}
