import type { ErrorCode } from '@sesame/contract/errors.ts';

/**
 * - `offline`: no answer came at all.
 * - `unreadable`: an answer came that is not what the contract promises.
 * - `token_missing`: the call needs a signed-in user and there is none; nothing was sent.
 */
export type ClientErrorCode = 'offline' | 'unreadable' | 'token_missing';

type ApiErrorFields = {
  code: ErrorCode | ClientErrorCode;
  /** HTTP status; 0 when no answer came. */
  status?: number;
  /** Translated by the server; empty when it said nothing. */
  message?: string;
  details?: Readonly<Record<string, unknown>>;
  retryAfterS?: number | undefined;
  cause?: unknown;
};

/** The only way a call fails. */
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
