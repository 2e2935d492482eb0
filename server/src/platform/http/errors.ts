import { type ErrorCode, errors } from '@sesame/contract/shared/errors.ts';

export interface RefusalOptions {
  /** Extra fields of the response; visible to the caller, so nothing secret. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Seconds after which a retry makes sense; becomes `Retry-After`. */
  readonly retryAfterS?: number;
  readonly cause?: unknown;
}

/** An expected refusal: an error code of the contract, answered in the caller's language and not logged. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, { details = {}, retryAfterS, cause }: RefusalOptions = {}) {
    super(code, { cause });
    this.code = code;
    this.details = details;
    this.retryAfterS = retryAfterS;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** Ends the operation with a refusal: `if (!price) refuse('price_unknown')`. */
export function refuse(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}): never {
  throw new Refusal(code, { details });
}
