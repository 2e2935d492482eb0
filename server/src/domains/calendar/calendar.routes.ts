import * as contract from '@sesame/contract/shop/calendar.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { createCalendarAddress } from './create-calendar-address.ts';
import { getCalendar } from './get-calendar.ts';
import { readCalendar } from './read-calendar.ts';
import { removeCalendarAddress } from './remove-calendar-address.ts';

export function calendarRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.getCalendar, ({ session }) => getCalendar(platform, session.userId));
  bind(api, contract.createCalendarAddress, ({ session }) =>
    createCalendarAddress(platform, session.userId),
  );
  bind(api, contract.removeCalendarAddress, ({ session }) =>
    removeCalendarAddress(platform, session.userId),
  );
  bind(api, contract.readCalendar, ({ params }) => readCalendar(platform, params.address));
}
