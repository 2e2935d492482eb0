import type { ErrorCode } from '@sesame/contract/shared/errors.ts';

/**
 * - `offline`: no answer arrived.
 * - `unreadable`: the answer does not match the contract.
 * - `token_missing`: the call needs a signed-in user and there is none; nothing was sent.
 */
export type ClientErrorCode = 'offline' | 'unreadable' | 'token_missing';

type ApiErrorFields = {
  code: ErrorCode | ClientErrorCode;
  /** HTTP status; 0 without an answer. */
  status?: number;
  /** Translated by the server; empty without a message. */
  message?: string;
  details?: Readonly<Record<string, unknown>>;
  retryAfterS?: number | undefined;
  cause?: unknown;
};

/** The only error that a call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientErrorCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterS: number | undefined;

  constructor(fields: ApiErrorFields) {
    super(fields.message ?? '', { cause: fields.cause });
    this.code = fields.code;
    this.status = fields.status ?? 0;
    this.details = fields.details ?? {};
    this.retryAfterS = fields.retryAfterS;
  }
}
