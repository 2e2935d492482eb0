/** A refusal the bank states on the wire as `{error: {code, message}}`. */
export class BankError extends Error {
  override name = 'BankError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
