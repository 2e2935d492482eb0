import { getSecurity, listSessions } from '@sesame/contract/account.ts';
import { getTelegramNotices } from '@sesame/contract/telegram.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { useSignedIn } from './use-session.ts';

// Apart from the other queries, so that the first view does not bring what only the settings ask.

/** How the account is protected. */
export function useSecurity() {
  return useQuery({
    queryKey: queryKeys.security,
    queryFn: ({ signal }) => call(getSecurity, {}, { signal }),
    enabled: useSignedIn(),
    staleTime: 30_000,
  });
}

/** Where the user is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    enabled: useSignedIn(),
    staleTime: 30_000,
  });
}

/** What the user wants to be told by Telegram. */
export function useTelegramNotices() {
  return useQuery({
    queryKey: queryKeys.telegramNotices,
    queryFn: ({ signal }) => call(getTelegramNotices, {}, { signal }),
    enabled: useSignedIn(),
    staleTime: 5 * 60_000,
  });
}
