import { expect, test } from 'vitest';
import {
  type BucketFailure,
  bucketProblemOf,
  describeBucketFailure,
} from './bucket-problem.rules.ts';

const answered = (name: string, httpStatusCode: number) => ({
  name,
  $metadata: { httpStatusCode },
});

test.each<[BucketFailure, string]>([
  [answered('NoSuchBucket', 404), 'bucket'],
  [answered('Unknown', 404), 'bucket'],
  [answered('InvalidAccessKeyId', 403), 'sign_in'],
  [answered('SignatureDoesNotMatch', 403), 'sign_in'],
  [answered('AuthorizationHeaderMalformed', 400), 'region'],
  [answered('PermanentRedirect', 301), 'region'],
  [answered('AccessDenied', 403), 'may_not_write'],
  [answered('SlowDown', 503), 'other'],
  [{ name: 'Error', code: 'ENOTFOUND' }, 'unknown_host'],
  [{ name: 'Error', code: 'ECONNREFUSED' }, 'refused'],
  [{ name: 'TimeoutError' }, 'timeout'],
  [{ name: 'PrivateHost' }, 'private_host'],
  [{ name: 'Error', code: 'EPROTO', message: 'wrong version number' }, 'tls'],
  [{ name: 'Error', code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'tls'],
])('%o means %s', (failure, problem) => {
  expect(bucketProblemOf(failure, 'write')).toBe(problem);
});

test('a refusal names what the keys may not do, and is described without its message', () => {
  const refusal = { ...answered('AccessDenied', 403), message: 'AKIAEXAMPLE may not do this' };
  expect(bucketProblemOf(refusal, 'read')).toBe('may_not_read');
  expect(bucketProblemOf(refusal, 'remove')).toBe('may_not_remove');
  expect(describeBucketFailure(refusal)).toBe('AccessDenied 403');
});
