import type { ConnectionProblem } from '@sesame/contract/console/settings/connections.ts';
import { socketProblems, TLS_FAILURE } from '../network/socket-problems.rules.ts';

/** What the S3 client reports: the code of the service as the name, or an error of the socket. */
export interface BucketFailure {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number | undefined };
}

export type BucketStep = 'write' | 'read' | 'remove';

const problems: Readonly<Record<string, ConnectionProblem>> = {
  PrivateHost: 'private_host',
  TimeoutError: 'timeout',
  NoSuchBucket: 'bucket',
  InvalidAccessKeyId: 'sign_in',
  SignatureDoesNotMatch: 'sign_in',
  AuthorizationHeaderMalformed: 'region',
  PermanentRedirect: 'region',
  IllegalLocationConstraintException: 'region',
};

const denied: Readonly<Record<BucketStep, ConnectionProblem>> = {
  write: 'may_not_write',
  read: 'may_not_read',
  remove: 'may_not_remove',
};

/** Why a step in the bucket failed, for the owner who set it up. */
export function bucketProblemOf(failure: BucketFailure, step: BucketStep): ConnectionProblem {
  const { name = '', code = '', message = '', $metadata } = failure;
  const problem = problems[name] ?? socketProblems[code];
  if (problem !== undefined) return problem;
  const status = $metadata?.httpStatusCode;
  if (status === 403) return denied[step];
  if (status === 404) return 'bucket';
  if (status === 301) return 'region';
  if (TLS_FAILURE.test(`${code} ${message}`)) return 'tls';
  return 'other';
}

/** The failure without its message, which may repeat the access key. */
export function describeBucketFailure({ name, code, $metadata }: BucketFailure): string {
  const status = $metadata?.httpStatusCode;
  const parts = [code ?? name ?? 'unknown', ...(status === undefined ? [] : [String(status)])];
  return parts.join(' ');
}
