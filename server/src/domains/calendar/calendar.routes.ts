import * as contract from '@sesame/contract/shop/calendar.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { findAddress } from './calendar.store.ts';
import { createCalendarAddress } from './create-calendar-address.ts';
import { readCalendar } from './read-calendar.ts';
import { removeCalendarAddress } from './remove-calendar-address.ts';

export function calendarRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.getCalendar, async ({ session }) => {
    const address = await findAddress(platform.db, session.userId);
    return { created_at: address?.created_at.toISOString() ?? null };
  });
  bind(api, contract.createCalendarAddress, ({ session }) =>
    createCalendarAddress(platform, session.userId),
  );
  bind(api, contract.removeCalendarAddress, ({ session }) =>
    removeCalendarAddress(platform, session.userId),
  );
  bind(api, contract.readCalendar, ({ params }) => readCalendar(platform, params.address));
}
