import type { Executor, Platform } from '../../../platform/platform.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { type SecondFactorRow, useRecoveryCode, useStep } from './second-factor.store.ts';
import { stepOfCode } from './totp.ts';

/** Sealing context of a user's secret. */
export function sealedFor(userId: string): string {
  return `second factor ${userId}`;
}

/**
 * Uses up a code of the app; it and older ones are then invalid.
 * @returns whether it was correct
 */
export async function useAppCode(
  tx: Executor,
  { clock, sealer }: Pick<Platform, 'clock' | 'sealer'>,
  factor: SecondFactorRow,
  typed: string,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return false;
  const secret = sealer.open(factor.secret, sealedFor(factor.user_id));
  const step = stepOfCode(secret, code, clock.now());
  return step !== undefined && useStep(tx, factor.user_id, step);
}

/**
 * Uses up a code of the app or a recovery code.
 * @returns whether it was correct
 */
export async function useCode(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'sealer'>,
  factor: SecondFactorRow,
  typed: string,
): Promise<boolean> {
  const hash = hashRecoveryCode(factor.user_id, typed);
  return hash === undefined
    ? useAppCode(tx, platform, factor, typed)
    : useRecoveryCode(tx, factor.user_id, hash);
}
