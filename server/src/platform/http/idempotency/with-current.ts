import { Refusal, refuse } from '../errors.ts';

/**
 * Runs a write that depends on the version its operator saw. On a version conflict the refusal `version_conflict`
 * includes the current record, read after the transaction as the screen reads it.
 */
export async function withCurrent<Answer>(
  write: Promise<Answer>,
  read: () => Promise<unknown>,
): Promise<Answer> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'version_conflict') throw error;
    return refuse('version_conflict', { ...error.details, current: await read() });
  }
}
