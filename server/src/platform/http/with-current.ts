import { Refusal, refuse } from './errors.ts';

/**
 * A write that begins from what its operator saw. Where that has changed, the refusal `changed_meanwhile` takes along what holds
 * now: read when the transaction is over, as the screen reads it.
 */
export async function withCurrent<Answer>(
  write: Promise<Answer>,
  read: () => Promise<unknown>,
): Promise<Answer> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'changed_meanwhile') throw error;
    return refuse('changed_meanwhile', { ...error.details, current: await read() });
  }
}
