import * as z from 'zod/mini';
import { emptyAnswer, linkField, timestampField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';

/** The calendar of a buyer's subscriptions (iCalendar, RFC 5545), which calendar apps fetch by a secret address. */
const routes = defineRoutes({ tag: 'Access', base: '/api-subs/api/v1/calendar' });

const calendarField = z.strictObject({
  /** When the address was created; null when there is none. */
  created_at: z.nullable(timestampField),
});
export type CalendarState = z.output<typeof calendarField>;

export const getCalendar = routes.read('getCalendar', '', {
  summary: 'Whether the user has a calendar address; the address itself is not stored',
  answer: calendarField,
});

/** The address is only in this answer. An earlier one no longer works. */
export const createCalendarAddress = routes.post('createCalendarAddress', '', {
  summary: 'Create a calendar address, which replaces an earlier one',
  answer: z.strictObject({ url: linkField, created_at: timestampField }),
  status: 201,
});

export const removeCalendarAddress = routes.delete('removeCalendarAddress', '', {
  summary: 'Remove the calendar address',
  answer: emptyAnswer,
});

/** Contains names and dates only: no credentials, prices or personal data. */
export const readCalendar = routes.open.get('readCalendar', '/:address', {
  summary: 'The calendar behind an address, for calendar apps',
  limit: 'calendar',
  params: z.strictObject({ address: secret(z.string().check(z.regex(/^[\w-]{43}\.ics$/))) }),
  file: true,
  answer: emptyAnswer,
});
