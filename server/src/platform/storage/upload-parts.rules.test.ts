import { expect, test } from 'vitest';
import { isWorthRepeating, partBytes, S3_PARTS } from './upload-parts.rules.ts';

const MB = 1024 ** 2;
const usual = 64 * MB;

test.for([
  0,
  1,
  usual,
  usual + 1,
  5 * 1024 ** 3,
  usual * S3_PARTS.most,
  usual * S3_PARTS.most + 1,
  5 * 1024 ** 4,
  S3_PARTS.largestBytes * S3_PARTS.most,
])('a file of %i bytes has as few and as small parts as S3 allows', (bytes) => {
  const part = partBytes(bytes, usual);
  expect(part).toBeGreaterThanOrEqual(usual);
  expect(part).toBeLessThanOrEqual(S3_PARTS.largestBytes);
  expect(Math.ceil(bytes / part)).toBeLessThanOrEqual(S3_PARTS.most);
});

test('parts grow only for files that would have too many', () => {
  expect(partBytes(usual * S3_PARTS.most, usual)).toBe(usual);
  expect(partBytes(usual * S3_PARTS.most + 1, usual)).toBe(usual + 1);
});

const failed = (name: string, more: object) =>
  Object.assign(new Error('failed'), { name, ...more });
const answered = (name: string, httpStatusCode: number) =>
  failed(name, { $metadata: { httpStatusCode } });

test.for([
  [failed('Error', { code: 'ECONNRESET' }), true],
  [failed('TimeoutError', { $metadata: {} }), true],
  [answered('SlowDown', 503), true],
  [answered('InternalError', 500), true],
  [answered('TooManyRequests', 429), true],
  [answered('XAmzContentSHA256Mismatch', 400), true],
  [answered('BadDigest', 400), true],
  [answered('AccessDenied', 403), false],
  [answered('NoSuchUpload', 404), false],
  [answered('EntityTooLarge', 400), false],
  [failed('PrivateHost', {}), false],
  ['no error', false],
] as const)('%o is sent again: %s', ([error, expected]) => {
  expect(isWorthRepeating(error)).toBe(expected);
});
