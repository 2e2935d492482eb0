import { Refusal } from '../kit/refusal.ts';

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'AUTH_REQUIRED',
  403: 'INVALID_API_KEY',
  404: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
};

/** The error format of NOWPayments. */
export function errorBody(statusCode: number, message: string) {
  return { status: false, statusCode, code: CODES[statusCode] ?? 'INTERNAL_ERROR', message };
}

export function refusal(statusCode: number, message: string): Refusal {
  return new Refusal(statusCode, message, errorBody(statusCode, message));
}
