import { getSecurity, listSessions } from '@sesame/contract/shop/account.ts';
import { getTelegramNotifications } from '@sesame/contract/shop/telegram.ts';
import { useRouteQuery } from './client/route-query.ts';

// Separate from the other queries, to keep settings code out of the first view.

/** Security settings of the account. */
export function useSecurity() {
  return useRouteQuery(getSecurity, {}, { staleTime: 30_000 });
}

/** Sessions of the user. */
export function useSessions() {
  return useRouteQuery(listSessions, {}, { staleTime: 30_000 });
}

/** The user's Telegram notification settings. */
export function useTelegramNotifications() {
  return useRouteQuery(getTelegramNotifications, {}, { staleTime: 5 * 60_000 });
}
