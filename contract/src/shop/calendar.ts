import * as z from 'zod/mini';
import { emptyAnswer, linkField, timestampField } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';

/** The calendar of a buyer's subscriptions (iCalendar, RFC 5545), which calendar apps fetch by a secret address. */
const BASE = '/api-subs/api/v1/calendar';

const calendarField = z.strictObject({
  /** When the address was created; null when there is none. */
  created_at: z.nullable(timestampField),
});
export type CalendarState = z.output<typeof calendarField>;

export const getCalendar = defineRoute({
  id: 'getCalendar',
  method: 'GET',
  path: BASE,
  tag: 'Access',
  summary: 'Whether the user has a calendar address; the address itself is not stored',
  auth: 'user',
  readableInImpersonation: true,
  limit: 'poll',
  answer: calendarField,
});

/** The address is only in this answer. An earlier one no longer works. */
export const createCalendarAddress = defineRoute({
  id: 'createCalendarAddress',
  method: 'POST',
  path: BASE,
  tag: 'Access',
  summary: 'Create a calendar address, which replaces an earlier one',
  auth: 'user',
  limit: 'write',
  answer: z.strictObject({ url: linkField, created_at: timestampField }),
  status: 201,
});

export const removeCalendarAddress = defineRoute({
  id: 'removeCalendarAddress',
  method: 'DELETE',
  path: BASE,
  tag: 'Access',
  summary: 'Remove the calendar address',
  auth: 'user',
  limit: 'write',
  answer: emptyAnswer,
});

/** Contains names and dates only: no credentials, prices or personal data. */
export const readCalendar = defineRoute({
  id: 'readCalendar',
  method: 'GET',
  path: `${BASE}/:address`,
  tag: 'Access',
  summary: 'The calendar behind an address, for calendar apps',
  auth: 'public',
  limit: 'calendar',
  params: z.strictObject({ address: secret(z.string().check(z.regex(/^[\w-]{43}\.ics$/))) }),
  file: true,
  answer: emptyAnswer,
});
