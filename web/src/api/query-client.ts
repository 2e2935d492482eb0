import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { logQuietly } from './log.ts';
import { readToken, subscribeToToken } from './token-store.ts';

const RETRIES = 2;

/** The cache of the server's data. It belongs to one person: it is emptied when the token goes. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => logQuietly(`Loading ${query.queryKey.join(' ')} failed`, error),
    }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay },
      // A press is answered at once, without a network too, and is not carried out by itself when it is back.
      mutations: { networkMode: 'always' },
    },
  });
  subscribeToToken(() => {
    if (readToken()) void client.invalidateQueries();
    else client.clear();
  });
  return client;
}

/** A refusal stays a refusal; a busy or silent server may answer the next time. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError)) return false;
  return error.code === 'offline' || error.status >= 500;
}

export function retryDelay(failures: number, error: Error): number {
  const askedS = error instanceof ApiError ? error.retryAfterS : undefined;
  return askedS ? askedS * 1_000 : 1_000 * 2 ** failures;
}
