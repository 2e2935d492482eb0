import { Refusal } from '../kit/refusal.ts';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** `{"error": {…}}` as Stripe answers it. */
export function stripeFailure(
  type: ErrorType,
  message: string,
  more: { code?: string; param?: string } = {},
) {
  return { error: { type, message, ...more } };
}

/** A refused request: 400, or 404 when the object does not exist. */
export function invalidRequest(message: string, more: { code?: string; param?: string } = {}) {
  const status = more.code === 'resource_missing' ? 404 : 400;
  return new Refusal(status, message, stripeFailure('invalid_request_error', message, more));
}

export function missing(what: string, id: string): Refusal {
  return invalidRequest(`No such ${what}: '${id}'`, { code: 'resource_missing', param: what });
}
