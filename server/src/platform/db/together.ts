import { isAborted } from './errors.ts';

/**
 * Waits for statements of one transaction that were sent together. Every answer has arrived when it ends, also when one has
 * failed: then it throws the error of that one, not those that the database gives to all after it.
 */
export async function together<Answers extends readonly unknown[]>(
  statements: {
    readonly [Index in keyof Answers]: Answers[Index] | Promise<Answers[Index]>;
  },
): Promise<Answers> {
  const settled = await Promise.allSettled(statements);
  const errors = settled.flatMap((one): unknown[] =>
    one.status === 'rejected' ? [one.reason] : [],
  );
  if (errors.length > 0) throw errors.find((error) => !isAborted(error)) ?? errors[0];
  return Promise.all(statements) as unknown as Promise<Answers>;
}
