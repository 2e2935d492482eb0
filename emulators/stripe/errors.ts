import { Refusal } from '../kit/refusal.ts';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface FailureDetails {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  /** The intent that failed. */
  readonly payment_intent?: object | null;
}

/** `{"error": {…}}` as Stripe answers it. */
export function stripeFailure(type: ErrorType, message: string, more: FailureDetails = {}) {
  return { error: { type, message, ...more } };
}

/** Some codes are the code of the error itself; all others accompany `card_declined`. */
const OWN_CODES: readonly string[] = [
  'authentication_required',
  'expired_card',
  'processing_error',
];

export function codesOf(declineCode: string): { code: string; decline_code: string } {
  const isOwn = OWN_CODES.includes(declineCode);
  return { code: isOwn ? declineCode : 'card_declined', decline_code: declineCode };
}

/** A refused request: 400, or 404 when the object does not exist. */
export function invalidRequest(message: string, more: { code?: string; param?: string } = {}) {
  const status = more.code === 'resource_missing' ? 404 : 400;
  return new Refusal(status, message, stripeFailure('invalid_request_error', message, more));
}

export function missing(what: string, id: string): Refusal {
  return invalidRequest(`No such ${what}: '${id}'`, { code: 'resource_missing', param: what });
}
