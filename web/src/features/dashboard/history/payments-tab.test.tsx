import {
  exportOwnPayments,
  readPaymentSpan,
  searchPayments,
} from '@sesame/contract/shop/payment-search.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { fakeShop, paid } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { PaymentsTab } from './payments-tab.tsx';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  await speak('en');
});

const uuid = (number: number) => `0199a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function openHistory() {
  const onOrder = vi.fn();
  const onShowPlans = vi.fn();
  renderSignedIn(
    <PaymentsTab onOrder={onOrder} onOrderIntent={vi.fn()} onShowPlans={onShowPlans} />,
  );
  return { onOrder, onShowPlans };
}

test('shows each status as text, with date, term and charged amount', async () => {
  shop.answer(listPayments, [
    paid({ id: uuid(1), status: 'Not payed', is_pending: true }),
    paid({ id: uuid(2), status: 'Not payed' }),
    paid({ id: uuid(3), status: 'Active' }),
    paid({ id: uuid(4), status: 'Expired', gift: true }),
  ]);
  openHistory();
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    'Processing',
    'Not paidOrder again',
    'Active',
    'ExpiredOrder again',
  ]);
  expect(rows[2]?.textContent).toMatch(/24\.11\.2025.*Askara Pro.*3 months.*\$10\.68/);
  expect(rows.map((row) => within(row).queryByText('Gift') !== null)).toEqual([
    ...[false, false, false],
    true,
  ]);
});

test.each([
  ['paid', 'Active', 'Active'],
  ['partially_refunded', 'Active', 'ActivePartly refunded'],
  ['refunded', 'Expired', 'ExpiredRefundedOrder again'],
  ['disputed', 'Active', 'On holdDisputed at the bank'],
  ['dispute_lost', 'Expired', 'ExpiredReversed by the bankOrder again'],
  ['failed', 'Not payed', 'Not paidDeclinedOrder again'],
  ['expired', 'Not payed', 'Not paidNot paid in timeOrder again'],
] as const)(
  'a payment that is %s is shown as %s and what that means',
  async (state, status, text) => {
    shop.answer(listPayments, [paid({ state, status })]);
    openHistory();
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('cell').at(-1)?.textContent).toBe(text);
  },
);

test('a payment whose plan was changed names the new plan, and is not ordered again', async () => {
  const changed_to = { title: 'Codelark', title_ru: '', duration: '1 mon' };
  shop.answer(listPayments, [paid({ status: 'Expired', changed_to })]);
  openHistory();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('cell').at(-1)?.textContent).toBe(
    'Plan changedChanged to Codelark, 1 month',
  );
});

test('offers to order again after unpaid payments and when the access has ended', async () => {
  shop.answer(listPayments, [paid({ status: 'Not payed', sub_plan_id: 5 })]);
  const { onOrder } = openHistory();
  const table = await screen.findByRole('table');
  await userEvent.click(within(table).getByRole('button', { name: 'Order again: Askara Pro' }));
  expect(onOrder).toHaveBeenCalledWith(5, true);
});

test('links each payment to its page', async () => {
  shop.answer(listPayments, [paid({ id: uuid(7) })]);
  openHistory();
  const table = await screen.findByRole('table');
  const link = within(table).getByRole('link', { name: 'Askara Pro' });
  expect(link.getAttribute('href')).toBe(`/dashboard/payments/${uuid(7)}`);
});

test('has receipts of paid payments only', async () => {
  shop.answer(listPayments, [
    paid({ id: uuid(1), status: 'Not payed', sub_plan_title: 'Codelark' }),
    paid({ id: uuid(2), status: 'Expired' }),
  ]);
  openHistory();
  const table = await screen.findByRole('table');
  const button = within(table).getByRole('button', { name: 'Receipt (PDF): Askara Pro' });
  expect(screen.queryByRole('button', { name: 'Receipt (PDF): Codelark' })).toBeNull();
  await userEvent.click(button);
  expect(await within(table).findByRole('alert')).toBeTruthy();
});

test('links each payment to a ticket about it', async () => {
  shop.answer(listPayments, [paid({ id: uuid(7) })]);
  openHistory();
  await screen.findByRole('table');
  const link = screen.getByRole('link', { name: 'Contact support: Askara Pro' });
  expect(link.getAttribute('href')).toBe(`/help-ticket-create?payment=${uuid(7)}`);
});

test('on a phone has the same rows as expandable cards, the first of them open', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  shop.answer(listPayments, [paid({ id: uuid(7) }), paid({ id: uuid(8) })]);
  openHistory();
  const list = await screen.findByRole('list', { name: 'Payments history' });
  const cards = [...list.querySelectorAll('details')];
  expect(cards.map(({ open }) => open)).toEqual([true, false]);
  // What a closed card holds is there as well, for the search of the browser.
  await waitFor(() =>
    expect(cards[1]?.textContent).toMatch(/Askara Pro.*\$10\.68.*Active.*Date.*Contact support/),
  );
  expect(screen.queryByRole('table')).toBeNull();
  const links = within(list).getAllByRole('link', {
    name: /^(Details|Contact support): Askara Pro/,
  });
  expect(links[0]?.getAttribute('href')).toBe(`/dashboard/payments/${uuid(7)}`);
  expect(links[1]?.getAttribute('href')).toBe(`/help-ticket-create?payment=${uuid(7)}`);
});

test('leads to the plans while it is empty', async () => {
  const { onShowPlans } = openHistory();
  expect(await screen.findByText('No payments yet')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'View plans' }));
  expect(onShowPlans).toHaveBeenCalled();
});

test('can be reloaded after a failure', async () => {
  shop.silence(listPayments);
  openHistory();
  expect(await screen.findByText('Payments did not load')).toBeDefined();
  shop.answer(listPayments, [paid()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('loads earlier payments page by page until there are no more', async () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => paid({ id: uuid(from + index) }));
  shop.answer(listPayments, ({ url }) => {
    const before = url.searchParams.get('before');
    if (before === uuid(50)) return page(51, 50);
    return before === uuid(100) ? page(101, 3) : page(1, 50);
  });
  openHistory();
  // Querying a hundred rows by role takes seconds; counting elements is enough here.
  const rowCount = () => document.querySelectorAll('tbody tr').length;
  const more = () => screen.queryByText('Show earlier payments');
  // What follows the list does not move while it grows.
  await screen.findByRole('table');
  expect(rowCount()).toBeLessThan(50);
  expect(more()).toBeNull();
  await waitFor(() => expect(rowCount()).toBe(50));
  for (const count of [100, 103]) {
    const button = more();
    if (!button) throw new Error('there are earlier payments');
    fireEvent.click(button);
    await waitFor(() => expect(rowCount()).toBe(count));
  }
  await waitFor(() => expect(more()).toBeNull());
});

test('offers no earlier payments when the first page is not full', async () => {
  shop.answer(listPayments, [paid()]);
  openHistory();
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Show earlier payments' })).toBeNull();
});

test('searches by text and year, and shows all payments again', async () => {
  shop.answer(listPayments, [paid({ id: uuid(1) }), paid({ id: uuid(2) })]);
  shop.answer(readPaymentSpan, {
    first_at: '2024-06-01T12:00:00.000Z',
    last_at: '2026-06-01T12:00:00.000Z',
  });
  shop.answer(searchPayments, ({ url }) =>
    url.searchParams.get('search') === 'lingora'
      ? []
      : [paid({ id: uuid(3), sub_plan_title: 'Codelark' })],
  );
  openHistory();
  await screen.findByRole('table');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2025');
  await screen.findByText('1 payment');
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('link', { name: 'Codelark' })).toHaveLength(1);
  const { url } = shop.callsOf(searchPayments)[0] ?? {};
  expect(new Date(url?.searchParams.get('since') ?? '').getFullYear()).toBe(2025);

  const field = screen.getByRole('searchbox', { name: 'Number, product or amount' });
  fireEvent.input(field, { target: { value: ' lingora ' } });
  await screen.findByText('No payments found');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findAllByRole('link', { name: 'Askara Pro' })).toHaveLength(2);
});

test('saves the file of what is shown, and says when that failed', async () => {
  shop.answer(listPayments, [paid()]);
  openHistory();
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await screen.findByText('The file was not saved. Try again.');
  const [call] = shop.callsOf(exportOwnPayments);
  expect(call?.url.searchParams.get('language')).toBe('en');
});
