import { ApiError } from './api-error.ts';

/** Whether a write was refused because somebody else has changed meanwhile what it began from. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile';
}
