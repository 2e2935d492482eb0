import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../../platform/semaphore.ts';

/**
 * OWASP's second recommendation: Argon2id (2 in this library, whose enum cannot be imported), 19 MiB, two passes, one
 * lane.
 */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing takes about 9 ms of CPU. One hash per core and a short queue, so that a flood of sign-ins does not starve
 * other requests.
 */
const withSemaphore = createSemaphore(availableParallelism(), 32);

/** @throws Refusal `unavailable` when the queue is full */
export function hashPassword(password: string): Promise<string> {
  return withSemaphore(() => hash(password, ARGON2ID));
}

/**
 * Whether the password matches the hash. Without a hash (unknown email, account without a password) it takes the same
 * time and returns false.
 * @throws Refusal `unavailable` when the queue is full
 */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await withSemaphore(async () =>
    verify(passwordHash ?? (await decoyHash()), password),
  );
  return matches && passwordHash !== null && passwordHash !== undefined;
}

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hash('a password of no account', ARGON2ID);
  return decoy;
}
