import { randomBytes } from 'node:crypto';
import { Refusal } from '../kit/refusal.ts';

const NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_REACHED',
};

/** An error in PayPal's format. */
export function refusal(
  status: number,
  issue: string,
  description: string,
  links: readonly object[] = [],
): Refusal {
  const body = errorBody(status, description, issue);
  return new Refusal(status, description, { ...body, links });
}

export function errorBody(status: number, message: string, issue?: string) {
  return {
    name: NAMES[status] ?? 'INTERNAL_SERVER_ERROR',
    message,
    debug_id: randomBytes(7).toString('hex'),
    ...(issue !== undefined && { details: [{ issue, description: message }] }),
    links: [],
  };
}

export function unknownResource(): Refusal {
  return refusal(404, 'INVALID_RESOURCE_ID', 'The specified resource does not exist');
}
