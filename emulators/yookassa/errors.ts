import { randomUUID } from 'node:crypto';
import { Refusal } from '../kit/refusal.ts';

const CODES: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'invalid_credentials',
  403: 'forbidden',
  404: 'not_found',
  429: 'too_many_requests',
};

/** The error format of YooKassa. */
export function errorBody(status: number, description: string, parameter?: string) {
  return {
    type: 'error',
    id: randomUUID(),
    code: CODES[status] ?? (status < 500 ? 'invalid_request' : 'internal_server_error'),
    description,
    ...(parameter !== undefined && { parameter }),
  };
}

export function refusal(status: number, description: string, parameter?: string): Refusal {
  return new Refusal(status, description, errorBody(status, description, parameter));
}
