import { getSecurity, listSessions } from '@sesame/contract/shop/account.ts';
import { getTelegramNotifications } from '@sesame/contract/shop/telegram.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './client/call.ts';
import { queryKeys } from './client/query-keys.ts';
import { useSignedIn } from './session/use-session.ts';

// Separate from the other queries, to keep settings code out of the first view.

/** Security settings of the account. */
export function useSecurity() {
  return useQuery({
    queryKey: queryKeys.security,
    queryFn: ({ signal }) => call(getSecurity, {}, { signal }),
    enabled: useSignedIn(),
    staleTime: 30_000,
  });
}

/** Sessions of the user. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    enabled: useSignedIn(),
    staleTime: 30_000,
  });
}

/** The user's Telegram notification settings. */
export function useTelegramNotifications() {
  return useQuery({
    queryKey: queryKeys.telegramNotifications,
    queryFn: ({ signal }) => call(getTelegramNotifications, {}, { signal }),
    enabled: useSignedIn(),
    staleTime: 5 * 60_000,
  });
}
