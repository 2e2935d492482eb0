/** The fields of an error raised by `pg`; each of them may be missing. */
interface DatabaseErrorShape {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
  readonly routine?: unknown;
}

function shapeOf(error: unknown): DatabaseErrorShape {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Deadlock victim or serialization failure: running the same transaction again may succeed. */
export function isSerializationConflict(error: unknown): boolean {
  const { code } = shapeOf(error);
  return code === '40001' || code === '40P01';
}

/**
 * A prepared statement would answer with other columns since a migration, as `select *` does after a column was added. It had no
 * effect, and the connection refuses it for ever under this name.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = shapeOf(error);
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** The statement, or the commit, came after one that failed in the same transaction. */
export function isAborted(error: unknown): boolean {
  const isCommit = error instanceof Error && error.name === 'AbortedTransactionError';
  return isCommit || shapeOf(error).code === '25P02';
}

/** The name of the unique (or exclusion) constraint that refused a row, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = shapeOf(error);
  if (code !== '23505' && code !== '23P01') return undefined;
  return typeof constraint === 'string' ? constraint : undefined;
}

/** A write reached a standby or a primary that was made read-only, as in a failover. */
export function isReadOnly(error: unknown): boolean {
  return shapeOf(error).code === '25006';
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

// pg reports these as plain errors without a code.
const CONNECTION_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
  'Query read timeout',
];

/**
 * Whether the database cannot serve now: unreachable, shutting down, read-only, out of connections, or all pooled
 * connections are busy. The request itself is fine and may be repeated later, so it is answered with 503.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, syscall } = shapeOf(error);
  if (typeof code === 'string') {
    // A missing socket, as opposed to a missing file.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (CONNECTION_CODES.has(code)) return true;
    // 08 connection exception, 53 insufficient resources, 57P01-57P03 shutting down or starting up.
    if (/^(08|53)[0-9A-Z]{3}$/.test(code) || /^57P0[1-5]$/.test(code)) return true;
    // 57014 statement_timeout, 55P03 lock_timeout: too busy to answer in time.
    if (code === '57014' || code === '55P03') return true;
    if (isReadOnly(error)) return true;
  }
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return (
    typeof message === 'string' && CONNECTION_MESSAGES.some((start) => message.startsWith(start))
  );
}

/**
 * A text that no column can store: with NUL (22021, in JSON 22P05) or longer than the column (22001). Input schemas
 * refuse both earlier; this is the second line of defense.
 */
export function isUnstorableText(error: unknown): boolean {
  const { code } = shapeOf(error);
  return code === '22021' || code === '22P05' || code === '22001';
}
