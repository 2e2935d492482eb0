import { ApiError } from './api-error.ts';

/** Whether a write was refused because of a version conflict. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'version_conflict';
}
