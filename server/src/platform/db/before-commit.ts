import { isAborted } from './errors.ts';
import { together } from './together.ts';

/** What an open transaction has sent and does not wait for yet. */
interface Sent {
  waiting: Promise<unknown>[];
  /** Whether all of it are single statements, which the commit can follow at once. */
  isSingle: boolean;
}

const sentIn = new WeakMap<object, Sent>();

type Statements = readonly (Promise<unknown> | undefined)[];

/**
 * For statements whose answers nothing else in the transaction needs: it does not wait for them until it commits, or begins a
 * savepoint, so they leave together with what follows. Outside a transaction it waits at once.
 */
export async function beforeCommit(tx: object, ...statements: Statements): Promise<void> {
  await send(tx, statements, { isSingle: false });
}

/**
 * The same for the last statements of a transaction: the commit leaves with them. None may send another one after its
 * answer, and only the database may refuse them, because nothing undoes the commit any more.
 */
export async function withCommit(tx: object, ...statements: Statements): Promise<void> {
  await send(tx, statements, { isSingle: true });
}

async function send(
  tx: object,
  statements: Statements,
  { isSingle }: { readonly isSingle: boolean },
): Promise<void> {
  const sent = sentIn.get(tx);
  if (sent === undefined) {
    await together(statements);
    return;
  }
  if (!isSingle) sent.isSingle = false;
  for (const statement of statements) {
    if (statement === undefined) continue;
    // `answered` and `causeOf` report the error.
    statement.catch(() => {});
    sent.waiting.push(statement);
  }
}

/** Begins to collect what the transaction sends without waiting. */
export function collect(tx: object): void {
  sentIn.set(tx, { waiting: [], isSingle: true });
}

/** Waits for everything that was sent. @throws the error of the statement that failed */
export async function answered(tx: object): Promise<void> {
  const sent = sentIn.get(tx);
  if (sent === undefined) return;
  while (sent.waiting.length > 0) await together(sent.waiting.splice(0));
  sent.isSingle = true;
}

/** Waits until the commit may be sent. */
export async function readyToCommit(tx: object): Promise<void> {
  if (sentIn.get(tx)?.isSingle !== true) await answered(tx);
}

/** The error of the statement that failed, where the given one only says that one before it has failed. */
export async function causeOf(tx: object, error: unknown): Promise<unknown> {
  const settled = await Promise.allSettled(sentIn.get(tx)?.waiting.splice(0) ?? []);
  if (!isAborted(error)) return error;
  const reasons = settled.flatMap((one): unknown[] =>
    one.status === 'rejected' ? [one.reason] : [],
  );
  return reasons.find((reason) => !isAborted(reason)) ?? error;
}
