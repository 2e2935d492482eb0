/** An error in the format of the Bot API. */
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
