import type { Executor, Platform } from '../../platform/platform.ts';
import { stepOfCode } from '../users/index.ts';
import { type OperatorRow, useOperatorStep } from './operators.store.ts';
import { sealedFor } from './put-operator.ts';

/** Whether the authenticator app shows this code now; it is used up. Without an app a demo asks for none. */
export async function isCodeOf(
  tx: Executor,
  { clock, config, sealer }: Pick<Platform, 'clock' | 'config' | 'sealer'>,
  { id, email, totp_secret }: OperatorRow,
  typed = '',
): Promise<boolean> {
  if (totp_secret === null) return config.demo;
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return false;
  const step = stepOfCode(sealer.open(totp_secret, sealedFor(email)), code, clock.now());
  return step !== undefined && useOperatorStep(tx, id, step);
}
