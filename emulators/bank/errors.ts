import { Refusal } from '../kit/refusal.ts';

/** Codes of refusals that the kit makes, by status. */
const CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  409: 'payment_state',
  429: 'too_many_requests',
  500: 'internal',
};

/** A refusal, serialized as `{error: {code, message}}`. */
export function refusal(status: number, code: string, message: string): Refusal {
  return new Refusal(status, message, { error: { code, message } });
}

export function errorBody(status: number, message: string) {
  return { error: { code: CODES[status] ?? 'invalid_request', message } };
}
