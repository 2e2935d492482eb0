import type { ConnectionProblem } from '@sesame/contract/console/settings/connections.ts';
import { socketProblems, TLS_FAILURE } from '../../../platform/network/socket-problems.rules.ts';

export interface AddressFailure {
  readonly problem: ConnectionProblem;
  /** The status or the code of the error, nothing of the answer itself. */
  readonly detail: string | null;
}

interface FailedCall {
  readonly kind: 'refused' | 'unknown';
  readonly status?: number | undefined;
  readonly cause?: unknown;
}

/** Why the shop was not reached at its address. */
export function addressFailureOf({ kind, status, cause }: FailedCall): AddressFailure {
  if (status !== undefined) return { problem: 'other_server', detail: `HTTP ${status}` };
  // Only a timeout has no cause.
  if (!(cause instanceof Error)) return { problem: 'timeout', detail: null };
  if (cause.name === 'PrivateHost') return { problem: 'private_host', detail: null };
  const code = 'code' in cause ? String(cause.code) : '';
  const detail = code === '' ? null : code;
  if (TLS_FAILURE.test(`${code} ${cause.message}`)) return { problem: 'tls', detail };
  const problem = socketProblems[code] ?? (kind === 'unknown' ? 'other_server' : 'other');
  return { problem, detail };
}
