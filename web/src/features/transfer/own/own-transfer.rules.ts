import { uuidField } from '@sesame/contract/shared/fields.ts';
import { ATTACHMENT_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import type { Transfer } from '@sesame/contract/shop/transfers.ts';

export type Place = {
  payment: string;
  /** The step in the address; null: chosen by the state. */
  step: 'details' | 'proof' | null;
};

/** The payment in the address; null if missing or not an id. */
export function placeIn(search: string): Place | null {
  const query = new URLSearchParams(search);
  const payment = query.get('payment');
  if (payment === null || !uuidField.safeParse(payment).success) return null;
  const step = query.get('step');
  return { payment, step: step === 'proof' || step === 'details' ? step : null };
}

export type TransferView =
  | 'details'
  | 'proof'
  | 'checking'
  | 'refused'
  | 'review'
  | 'outdated'
  | 'paid'
  | 'refunded';

/** The view: by the server's state, and within it by the step in the address. */
export function viewOf({ state, proofs_left: left }: Transfer, step: Place['step']): TransferView {
  const mayGive = step === 'proof' && left > 0;
  switch (state) {
    case 'waiting':
      return mayGive ? 'proof' : 'details';
    case 'refused':
      if (step === 'details') return 'details';
      return mayGive ? 'proof' : 'refused';
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

export const PROOF_TYPES = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg';

/**
 * Why a chosen file cannot be a proof of payment, or null. Without a type from the system the file extension decides.
 */
export function proofProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const fits = type
    ? /^(image\/(png|jpeg)|application\/pdf)$/.test(type)
    : /\.(png|jpe?g|pdf)$/i.test(name);
  if (!fits || size === 0) return 'attachmentType';
  return size > ATTACHMENT_MAX_BYTES ? 'attachmentTooLarge' : null;
}
