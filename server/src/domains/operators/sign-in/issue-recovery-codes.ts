import type { Executor } from '../../../platform/platform.ts';
import { hashRecoveryCodes, newRecoveryCodes } from '../../users/index.ts';
import { replaceRecoveryCodes } from './operator-recovery-codes.store.ts';

/** Replaces the recovery codes of an operator. @returns the new ones, of which only hashes are stored */
export async function issueRecoveryCodes(tx: Executor, operatorId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, operatorId, hashRecoveryCodes(operatorId, codes));
  return codes;
}
