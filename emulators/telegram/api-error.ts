/** A refusal as the Bot API words it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly retryAfterS: number | undefined;
  constructor(code: number, description: string, retryAfterS?: number) {
    super(description);
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}
