import type { Cents } from '@sesame/contract/shared/money.ts';
import type { PayoutNetwork } from '@sesame/contract/shop/referrals.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

/** Product names, not translated. */
export const networkNames: Readonly<Record<PayoutNetwork, string>> = {
  usdt_trc20: 'USDT TRC-20',
  ton: 'TON',
};

/** The format of an address. The server checks the checksum. */
const forms: Readonly<Record<PayoutNetwork, { form: RegExp; text: TextKey }>> = {
  usdt_trc20: { form: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, text: 'trc20Form' },
  ton: { form: /^[EU]Q(?:[\w-]{46}|[A-Za-z0-9+/]{46})$/, text: 'tonForm' },
};

/** What is wrong with the format of an address, or null. */
export function addressProblem(network: PayoutNetwork, address: string): TextKey | null {
  return forms[network].form.test(address) ? null : forms[network].text;
}

/** `50`, `50.5` and `50,50` are amounts; null for anything else. */
export function parseAmount(text: string): Cents | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export type AmountProblem = 'unreadable' | 'too_small' | 'too_large';

export function amountProblem(
  amountCents: Cents | null,
  { minimumCents, availableCents }: { minimumCents: Cents; availableCents: Cents },
): AmountProblem | null {
  if (amountCents === null) return 'unreadable';
  if (amountCents < minimumCents) return 'too_small';
  return amountCents > availableCents ? 'too_large' : null;
}

export type PayoutField = 'amount' | 'address' | 'password';

/** Server errors that belong to a field. */
export const payoutRefusals: Readonly<Record<string, PayoutField>> = {
  payout_too_small: 'amount',
  balance_too_small: 'amount',
  credit_withheld: 'amount',
  payout_address_invalid: 'address',
  password_wrong: 'password',
};
