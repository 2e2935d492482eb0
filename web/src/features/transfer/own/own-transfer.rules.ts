import { uuidField } from '@sesame/contract/shared/fields.ts';
import { ATTACHMENT_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import type { Transfer } from '@sesame/contract/shop/transfers.ts';

export type Place = {
  payment: string;
  /** The step in the address; null: chosen by the state. */
  step: 'details' | 'receipt' | null;
};

/** The payment in the address; null if missing or not an id. */
export function placeIn(search: string): Place | null {
  const query = new URLSearchParams(search);
  const payment = query.get('payment');
  if (payment === null || !uuidField.safeParse(payment).success) return null;
  const step = query.get('step');
  return { payment, step: step === 'receipt' || step === 'details' ? step : null };
}

export type TransferView =
  | 'details'
  | 'receipt'
  | 'checking'
  | 'refused'
  | 'review'
  | 'outdated'
  | 'paid'
  | 'refunded';

/** The view: by the server's state, and within it by the step in the address. */
export function viewOf({ state, proofs_left: left }: Transfer, step: Place['step']): TransferView {
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

/** The amount to send, in the format of a bank's form: `854.40`. */
export function expectedAmount({ charge, total }: Transfer): string {
  return (charge?.amount ?? total).toFixed(2);
}

/** `482173095` → `482 173 095`, for reading and typing. */
export function spacedReference(reference: string): string {
  return reference.replace(/\d{3}(?=\d)/g, '$& ');
}

export const RECEIPT_TYPES = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg';

/**
 * Why a chosen file cannot be a proof of payment, or null. Without a type from the system the file extension decides.
 */
export function receiptProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const fits = type
    ? /^(image\/(png|jpeg)|application\/pdf)$/.test(type)
    : /\.(png|jpe?g|pdf)$/i.test(name);
  if (!fits || size === 0) return 'attachmentType';
  return size > ATTACHMENT_MAX_BYTES ? 'attachmentTooLarge' : null;
}
