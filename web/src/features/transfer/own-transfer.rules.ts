import { uuidField } from '@sesame/contract/fields.ts';
import { ATTACHMENT_MAX_BYTES } from '@sesame/contract/limits.ts';
import type { Transfer } from '@sesame/contract/transfers.ts';

export type Place = {
  payment: string;
  /** What the buyer asked to see; null: whatever comes next. */
  step: 'details' | 'receipt' | null;
};

/** The payment that an address names; null for none, and for what is no payment. */
export function placeIn(search: string): Place | null {
  const query = new URLSearchParams(search);
  const payment = query.get('payment');
  if (payment === null || !uuidField.safeParse(payment).success) return null;
  const step = query.get('step');
  return { payment, step: step === 'receipt' || step === 'details' ? step : null };
}

export type Face =
  | 'details'
  | 'receipt'
  | 'checking'
  | 'refused'
  | 'review'
  | 'outdated'
  | 'paid'
  | 'refunded';

/** What the page shows: the server says how far it is, the address what of it the buyer wants to see. */
export function faceOf({ state, receipts_left: left }: Transfer, step: Place['step']): Face {
  const mayGive = step === 'receipt' && left > 0;
  switch (state) {
    case 'waiting':
      return mayGive ? 'receipt' : 'details';
    case 'refused':
      if (step === 'details') return 'details';
      return mayGive ? 'receipt' : 'refused';
    case 'ended':
      return 'outdated';
    default:
      return state;
  }
}

/** What to send, as a bank's form takes it: `854.40`. */
export function askedAmount({ charge, total }: Transfer): string {
  return (charge?.amount ?? total).toFixed(2);
}

/** `482173095` → `482 173 095`, to be read and typed. */
export function spacedReference(reference: string): string {
  return reference.replace(/\d{3}(?=\d)/g, '$& ');
}

export const RECEIPT_TYPES = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg';

/** Why a chosen file is no receipt, or null. Where the system names no type the ending of the name decides. */
export function receiptProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const fits = type
    ? /^(image\/(png|jpeg)|application\/pdf)$/.test(type)
    : /\.(png|jpe?g|pdf)$/i.test(name);
  if (!fits || size === 0) return 'attachmentType';
  return size > ATTACHMENT_MAX_BYTES ? 'attachmentTooLarge' : null;
}
