import {
  createCalendarAddress,
  getCalendar,
  removeCalendarAddress,
} from '@sesame/contract/shop/calendar.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { fakeShop } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { CalendarScreen } from './calendar-screen.tsx';

const AT = '2026-11-26T10:00:00.000Z';
const URL = 'https://shop.example/api-subs/api/v1/calendar/secret.ics';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  await speak('en');
});

test('creates an address, shows it once and opens it in the calendar app', async () => {
  shop.answer(getCalendar, { created_at: null });
  shop.answer(createCalendarAddress, { url: URL, created_at: AT });
  renderSignedIn(<CalendarScreen />);
  const create = await screen.findByRole('button', { name: 'Create address' });
  shop.answer(getCalendar, { created_at: AT });
  await userEvent.click(create);
  const address = await screen.findByRole('textbox', { name: 'Calendar address' });
  expect(address).toHaveProperty('value', URL);
  const open = screen.getByRole('link', { name: 'Open in calendar app' });
  expect(open.getAttribute('href')).toBe(URL.replace('https:', 'webcal:'));
});

test('an earlier address is not shown again, but can be replaced and removed', async () => {
  shop.answer(getCalendar, { created_at: AT });
  shop.answer(removeCalendarAddress, {});
  renderSignedIn(<CalendarScreen />);
  await screen.findByText(/Your address was created on .+ It cannot be shown again/);
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByRole('button', { name: 'Create a new address' });
  shop.answer(getCalendar, { created_at: null });
  await userEvent.click(screen.getByRole('button', { name: 'Remove address' }));
  await screen.findByText('The address was removed. Calendar apps get no more updates.');
  await screen.findByRole('button', { name: 'Create address' });
});

test('says why an address was not created, and what to do', async () => {
  shop.answer(getCalendar, { created_at: null });
  shop.refuse(createCalendarAddress, 'too_many_requests');
  renderSignedIn(<CalendarScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create address' }));
  expect(await screen.findByText(/errorTooManyRequests/)).toBeDefined();
});

test('a state that cannot be loaded can be loaded again', async () => {
  shop.refuse(getCalendar, 'internal');
  renderSignedIn(<CalendarScreen />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  shop.answer(getCalendar, { created_at: null });
  await userEvent.click(again);
  await screen.findByRole('button', { name: 'Create address' });
});
