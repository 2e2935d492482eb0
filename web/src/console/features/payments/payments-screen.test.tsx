import {
  type ListedPayment,
  listConsolePayments,
  listPaymentFilters,
} from '@sesame/contract/console/payments/payment-list.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { PAYMENT_ID } from '../../../test/console-payment.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { PaymentsScreen } from './payments-screen.tsx';

const AT = '2026-03-10T12:00:00.000Z';

const server = freshServer();
beforeEach(() => {
  localStorage.clear();
  server.answer(listPaymentFilters, { methods: [], products: [] });
  server.answer(listConsolePayments.count, { count: 10_000, more: true });
});

function listed(over: Partial<ListedPayment> = {}): ListedPayment {
  return {
    id: PAYMENT_ID,
    number: 'P-7K3M-92QF',
    created_at: AT,
    user: {
      id: '019a0000-0000-7000-8000-000000000001',
      username: '<b>anna</b>',
      email: 'anna@shop.example',
    },
    product_id: 1,
    title: 'Askara Pro',
    title_ru: '',
    pictures: [],
    duration: '3 mons',
    gateway: 'card',
    method: 'International card',
    method_ru: 'Карта',
    promocode: 'AUTUMN20',
    total: 10.32,
    refunded: 0,
    state: 'paid',
    flags: ['late', 'newer_flag'],
    ...over,
  };
}

test('lists payments as text with links, and queries the filters', async () => {
  server.answer(listConsolePayments, [listed()]);
  renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  const table = await screen.findByRole('table', { name: 'Payments, newest first' });
  expect(table.textContent).toContain('<b>anna</b>');
  expect(table.textContent).toContain('$10.32');
  expect(table.textContent).toContain('Late');
  expect(table.textContent).toContain('newer_flag');
  expect(within(table).getByRole('link').getAttribute('href')).toBe(
    `/admin/payments/${PAYMENT_ID}`,
  );
  await chooseOption(screen.getByRole('combobox', { name: 'Status' }), 'Disputed');
  await waitFor(() =>
    expect(server.callsOf(listConsolePayments).at(-1)?.url.searchParams.get('state')).toBe(
      'disputed',
    ),
  );
});

test('the menu of a row refunds what can be refunded, for those who may', async () => {
  const failed = listed({
    id: PAYMENT_ID.replace(/.$/, '9'),
    number: 'P-TW1N-0000',
    state: 'failed',
  });
  server.answer(listConsolePayments, [listed(), failed]);
  const { unmount } = renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  const items = async (number: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions: ${number}` }));
    const rows = await screen.findAllByRole('menuitem');
    const hrefs = rows.map((row) => row.getAttribute('href'));
    await userEvent.keyboard('{Escape}');
    return hrefs;
  };
  const others = [
    `/admin/users/${listed().user.id}`,
    `/admin/payments?search=${encodeURIComponent(listed().user.email)}`,
  ];
  const refund = `/admin/payments/${PAYMENT_ID}?action=refund`;
  expect(await items(listed().number)).toEqual([refund, ...others]);
  expect(await items('P-TW1N-0000')).toEqual(others);
  unmount();
  renderConsole(server, <PaymentsScreen />, { at: '/admin/payments', role: 'auditor' });
  expect(await items(listed().number)).toEqual(others);
});

test('names products in the operator’s language, with the English title as fallback', async () => {
  await speak('ru');
  const untranslated = listed({ id: PAYMENT_ID.replace(/.$/, '9'), number: 'P-TW1N-0000' });
  server.answer(listConsolePayments, [listed({ title_ru: 'Аскара Про' }), untranslated]);
  renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  const text = (await screen.findByRole('table')).textContent;
  expect(text).toContain('Аскара Про');
  expect(text.match(/Askara Pro/g)).toHaveLength(1);
});

test('shows an empty list and a failed request', async () => {
  server.answer(listConsolePayments, []);
  const { unmount } = renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  expect(await screen.findByText('No payments yet')).toBeTruthy();
  unmount();
  server.refuse(listConsolePayments, 'unavailable');
  renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('filters by a date range, and shows the total', async () => {
  server.answer(listConsolePayments, [listed()]);
  renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  expect(await screen.findByText('1–1 of more than 10,000')).toBeTruthy();
  await chooseOption(screen.getByRole('combobox', { name: 'Date' }), 'Date range…');
  expect(screen.queryByRole('combobox', { name: 'Date' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('From'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '1.03.2026' } });
  const since = new Date(2026, 2, 1).toISOString();
  await waitFor(() =>
    expect(server.callsOf(listConsolePayments).at(-1)?.url.searchParams.get('since')).toBe(since),
  );
  expect(server.callsOf(listConsolePayments.count).at(-1)?.url.searchParams.get('since')).toBe(
    since,
  );
  // The year is still being typed.
  const to = screen.getByLabelText('To');
  fireEvent.change(to, { target: { value: '05.03.20' } });
  expect(location.search).toBe('?days=2026-03-01..');
  expect(screen.queryByText('A date such as 24.11.2026')).toBeNull();
  fireEvent.blur(to);
  expect(to.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('A date such as 24.11.2026');
  fireEvent.change(to, { target: { value: '28.02.2026' } });
  screen.getByText('The last day is before the first');
  expect(location.search).toBe('?days=2026-03-01..');
  fireEvent.change(to, { target: { value: '05.03.2026' } });
  fireEvent.blur(to);
  expect(to.getAttribute('aria-invalid')).toBeNull();
  expect(location.search).toBe('?days=2026-03-01..2026-03-05');
  // The first click in the calendar begins a new range, in either order.
  await userEvent.click(screen.getByLabelText('Open calendar: Date range'));
  await userEvent.click(await screen.findByLabelText('Tuesday, March 10, 2026'));
  screen.getByText('Choose the last day');
  expect(location.search).toBe('?days=2026-03-01..2026-03-05');
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
  expect(location.search).toBe('?days=2026-03-02..2026-03-10');
  expect(screen.queryByLabelText('Calendar')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear date range' }));
  expect(location.search).toBe('');
  await chooseOption(screen.getByRole('combobox', { name: 'Date' }), 'Last 7 days');
  expect(location.search).toBe('?period=week');
});
