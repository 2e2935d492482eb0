import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sha256 } from '../../secrets/crypto.ts';

/**
 * Differs between releases, whose answers may differ for the same rows: a hash of the bundle, whose entry names the hashes
 * of its parts. Sources have no such file, so each process that runs them has another id.
 */
export const PROGRAM_ID = programId(process.argv[1]);

function programId(entry: string | undefined): string {
  if (!entry?.endsWith('.js')) return randomBytes(8).toString('base64url');
  return sha256(readFileSync(entry)).toString('base64url');
}
