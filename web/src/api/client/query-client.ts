import { QueryCache, QueryClient } from '@tanstack/react-query';
import { signedIn } from '../session/token-store.ts';
import { ApiError } from './api-error.ts';
import { logQuietly } from './log.ts';

const RETRIES = 2;

/** The cache of server data. It belongs to one user and is cleared when the token goes. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => logQuietly(`Loading ${query.queryKey.join(' ')} failed`, error),
    }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay },
      // Without a network a click fails at once, and is not repeated automatically later.
      mutations: { networkMode: 'always' },
    },
  });
  signedIn.subscribe(() => {
    if (signedIn.get()) void client.invalidateQueries();
    else client.clear();
  });
  return client;
}

/** Refusals are not retried; a busy or unreachable server is. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError)) return false;
  return error.code === 'offline' || error.status >= 500;
}

export function retryDelay(failures: number, error: Error): number {
  const requestedS = error instanceof ApiError ? error.retryAfterS : undefined;
  return requestedS ? requestedS * 1_000 : 1_000 * 2 ** failures;
}
