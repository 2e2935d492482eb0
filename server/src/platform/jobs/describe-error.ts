const ERROR_LENGTH = 300;

/** The error without its stack, which is in the log. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : 'no error';
  return text.slice(0, ERROR_LENGTH);
}
