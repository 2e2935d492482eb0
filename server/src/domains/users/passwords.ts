import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../../platform/turns.ts';

/** OWASP's second recommendation: Argon2id (2 in this library, whose enum cannot be imported), 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing keeps a core busy for ~9 ms: as many at once as there are cores, and a short queue, so that a flood of sign-ins leaves the rest alone. */
const inTurn = createTurns(availableParallelism(), 32);

/** @throws Refusal `unavailable` when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2ID));
}

/**
 * Whether the password belongs to the hash. Without a hash (unknown e-mail, account without a password) it takes
 * as long and answers false.
 * @throws Refusal `unavailable` when the queue is full.
 */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await inTurn(async () => verify(passwordHash ?? (await nobodysHash()), password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}

let nobodys: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  nobodys ??= hash('a password of nobody', ARGON2ID);
  return nobodys;
}
