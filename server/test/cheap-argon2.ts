import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// Not imported, because vitest loads this file in place of the library.
const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2');

/** The least that Argon2 allows. */
const CHEAP = { memoryCost: 8, timeCost: 1 };

/**
 * Thousands of passwords are hashed in tests, which took a tenth of their processor time. `equal-answers.test.ts` and every
 * server in a separate process hash as the shop does.
 */
export const hash: typeof argon2.hash = (password, options, signal) =>
  argon2.hash(password, { ...options, ...CHEAP }, signal);
export const verify = argon2.verify;
