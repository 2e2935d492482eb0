import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a caller gave the expected secret. Digests have equal length, so the comparison works for any text and its
 * time says nothing about the secret.
 */
export function isSameSecret(given: unknown, expected: string): boolean {
  return timingSafeEqual(digest(typeof given === 'string' ? given : ''), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
