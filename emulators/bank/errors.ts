import { Refusal } from '../kit/refusal.ts';

/** A refusal, serialized as `{error: {code, message}}`. */
export class BankError extends Refusal {
  override name = 'BankError';

  constructor(status: number, code: string, message: string) {
    super(status, message, bankFailure(code, message));
  }
}

export function bankFailure(code: string, message: string) {
  return { error: { code, message } };
}
