import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/** Linux counts in ticks of 10 ms on every architecture that Node supports. */
const MS_PER_TICK = 10;

interface Account {
  processorMs: number;
}

const accounts = new AsyncLocalStorage<Account>();
let bookedMs = 0;

/**
 * Runs `work` and sums the processor time of the child processes it waited for, including their descendants.
 * @returns `processorMs` is undefined on systems other than Linux
 */
export async function withProcessorTime<T>(
  work: () => Promise<T>,
): Promise<{ result: T; processorMs: number | undefined }> {
  const account: Account = { processorMs: 0 };
  const result = await accounts.run(account, work);
  return { result, processorMs: readChildTimeMs() === undefined ? undefined : account.processorMs };
}

/**
 * Call it before starting a child, and call the returned function when the child has ended. The system adds a child's
 * time to ours when it ends, so the increase since the previous child ended belongs to this child.
 */
export function openChildAccount(): () => void {
  const account = accounts.getStore();
  return () => {
    const totalMs = readChildTimeMs();
    if (totalMs === undefined) return;
    if (account) account.processorMs += totalMs - bookedMs;
    bookedMs = totalMs;
  };
}

/** User and system time of the ended children: fields 16 and 17 of `/proc/self/stat`. */
function readChildTimeMs(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The second field is the process name in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}
