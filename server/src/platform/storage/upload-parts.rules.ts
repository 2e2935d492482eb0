/** What S3 allows in one upload; its last part may be smaller. */
export const S3_PARTS = { most: 10_000, smallestBytes: 5 * 1024 ** 2, largestBytes: 5 * 1024 ** 3 };

/** Size of the parts of a file: the usual one, or as much as brings the file into the number of parts that S3 allows. */
export function partBytes(fileBytes: number, usualBytes: number): number {
  return Math.max(usualBytes, Math.ceil(fileBytes / S3_PARTS.most));
}

/** Codes of an answer 400 about bytes that did not arrive as they were sent. */
const DAMAGED = ['BadDigest', 'IncompleteBody', 'RequestTimeout', 'XAmzContentSHA256Mismatch'];

/** Whether the same request may succeed: the network failed, the service was busy, or bytes were damaged on the way. */
export function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (DAMAGED.includes(error.name)) return true;
  const status = statusOf(error);
  return status === undefined
    ? 'code' in error || error.name === 'TimeoutError'
    : status === 429 || status >= 500;
}

/** The client adds what it knows about the answer, if there was one, to its errors. */
function statusOf(error: Error & { readonly $metadata?: { readonly httpStatusCode?: number } }) {
  return error.$metadata?.httpStatusCode;
}
