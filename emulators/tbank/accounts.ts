import type { Emulator } from '../kit/emulator.ts';
import type { TbankPayment } from './payment.ts';

/** Positions of the switch `link`: when an account is linked, and whether its buyer has revoked it since. */
export const LINK_POSITIONS = ['with payment', 'late', 'revoked'] as const;

/** The bank of every account. */
export const BANK = { BankMemberId: '100000000111', BankMemberName: 'Сбербанк' } as const;

/** Whether a payment has linked its account. */
export function hasLink({ sbp, saves, requestKey, capturedMinor }: TbankPayment): boolean {
  return sbp && saves && requestKey > 0 && capturedMinor > 0;
}

export function linkStateOf(
  payment: TbankPayment,
  { switchOf }: Pick<Emulator<TbankPayment>, 'switchOf'>,
): 'NEW' | 'PROCESSING' | 'ACTIVE' | 'INACTIVE' {
  const position = switchOf('link');
  if (!hasLink(payment)) return 'NEW';
  if (position === 'revoked') return 'INACTIVE';
  return position === 'late' && !payment.isLinkRead ? 'PROCESSING' : 'ACTIVE';
}
