import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../platform/http/errors.ts';

/** OWASP's second recommendation: Argon2id (2 in this library, whose enum cannot be imported), 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing keeps a core busy for ~9 ms: as many at once as there are cores, and a short queue, so that a flood of sign-ins leaves the rest alone. */
const AT_ONCE = availableParallelism();
const QUEUE_MAX = 32;

let running = 0;
const waiting: (() => void)[] = [];

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

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE_MAX) throw new Refusal('unavailable', { retryAfterS: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    // The place goes straight to the next in line; only an empty line frees it.
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}
