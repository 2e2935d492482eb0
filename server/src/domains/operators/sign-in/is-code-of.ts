import type { Executor, Platform } from '../../../platform/platform.ts';
import { hashRecoveryCode, stepOfCode } from '../../users/index.ts';
import { type OperatorRow, useOperatorStep } from '../operators.store.ts';
import { sealedFor } from '../team/upsert-operator.ts';
import { useRecoveryCode } from './operator-recovery-codes.store.ts';

/** Verifies a code of the authenticator app or a recovery code, and uses it up. An operator without an app is accepted in a demo only. */
export async function isCodeOf(
  tx: Executor,
  { clock, config, sealer }: Pick<Platform, 'clock' | 'config' | 'sealer'>,
  { id, email, totp_secret }: OperatorRow,
  typed = '',
): Promise<boolean> {
  if (totp_secret === null) return config.demo;
  const recovery = hashRecoveryCode(id, typed);
  if (recovery !== undefined) return useRecoveryCode(tx, id, recovery);
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return false;
  const step = stepOfCode(sealer.open(totp_secret, sealedFor(email)), code, clock.now());
  return step !== undefined && useOperatorStep(tx, id, step);
}
