import { getOperatorSession } from '@sesame/contract/console/operators.ts';
import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import { getOverview } from '@sesame/contract/console/reports.ts';
import {
  changeFirstRun,
  type FirstRun,
  getFirstRun,
} from '@sesame/contract/console/setup/first-run.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { finishedFirstRun } from '../../../test/first-run.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { OverviewScreen } from './overview-screen.tsx';

const server = freshServer();
beforeEach(() => {
  server.answer(getOverview, overview());
});

function overview(over: Partial<AnswerOf<typeof getOverview>> = {}): AnswerOf<typeof getOverview> {
  return {
    since: '2026-03-09',
    until: '2026-03-10',
    figures: { revenue: 112.4, orders: 1482, active_subscriptions: 3906, success: 91.8 },
    previous: { revenue: 100, orders: 0, active_subscriptions: 4000, success: 93.1 },
    days: [
      { day: '2026-03-09', revenue: 50, previous: 60 },
      { day: '2026-03-10', revenue: 62.4, previous: 40 },
    ],
    methods: [
      { key: 'card', title: 'International card', title_ru: 'Зарубежная карта', revenue: 56.2 },
    ],
    products: [],
    attention: {
      late_payments: 3,
      reviews: 0,
      proofs: 0,
      confirmations: 0,
      late_deliveries: 2,
      tickets: 1,
      oldest_ticket_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
      payouts: 0,
      payouts_amount: 0,
      low_inventory: 0,
      alerts: [{ kind: 'payment_late', count: 2 }],
    },
    worker_at: new Date().toISOString(),
    ...over,
  };
}

const open = (role?: OperatorRole) =>
  renderConsole(server, <OverviewScreen />, { at: '/admin/overview', ...(role && { role }) });

describe('the first steps of a new shop', () => {
  const underway: FirstRun = {
    ...finishedFirstRun,
    open: false,
    steps: finishedFirstRun.steps.map(({ step }) => ({ step, done: step === 'brand' })),
    missing: ['product', 'method', 'open'],
    mail: false,
    method: null,
  };

  test('lead to each form, say what a buyer still misses, and open the shop', async () => {
    server.answer(getFirstRun, underway);
    server.answer(changeFirstRun, {});
    open();
    expect(await screen.findByText('1 of 6 done')).not.toBeNull();
    const product = screen.getByRole('link', { name: 'Start: Product with a price' });
    expect(product.getAttribute('href')).toBe('/admin/products/new');
    expect(screen.queryByRole('link', { name: 'Start: Name and color' })).toBeNull();
    expect(
      screen.getByText(/no product is on sale, no payment method is enabled, the shop is closed\./),
    ).not.toBeNull();
    const mail = screen.getByRole('link', { name: 'Set up the mail server' });
    expect(mail.getAttribute('href')).toBe('/admin/settings/connections/mail');
    await userEvent.click(screen.getByRole('button', { name: 'Open the shop' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(server.callsOf(changeFirstRun)).toHaveLength(2));
    expect(server.callsOf(changeFirstRun).map(({ body }) => body)).toEqual([
      { open: true },
      { hidden: true },
    ]);
  });

  test('lead back to a product that is not on sale yet', async () => {
    server.answer(getFirstRun, { ...underway, draft: 12 });
    open();
    const product = await screen.findByRole('link', { name: 'Start: Product with a price' });
    expect(product.getAttribute('href')).toBe('/admin/products/12');
  });

  test('are gone once done or dismissed, and for a role that cannot take them', async () => {
    server.answer(getFirstRun, { ...underway, hidden: true });
    const { unmount } = open();
    await screen.findByText('Paid orders');
    await waitFor(() => expect(server.callsOf(getFirstRun)).toHaveLength(1));
    expect(screen.queryByText('1 of 6 done')).toBeNull();
    unmount();
    open('finance');
    await screen.findByText('Paid orders');
    expect(server.callsOf(getFirstRun)).toHaveLength(1);
  });

  test('are followed by the address of the open shop until the first sale', async () => {
    server.answer(getFirstRun, { ...finishedFirstRun, sold: false, mail: false });
    server.answer(changeFirstRun, {});
    const { unmount } = open();
    await screen.findByRole('heading', { name: 'Your shop is open' });
    const link = screen.getByRole('link', { name: 'View shop' });
    expect(link.getAttribute('href')).toBe(finishedFirstRun.url);
    screen.getByRole('link', { name: 'Set up the mail server' });
    unmount();
    server.answer(getFirstRun, finishedFirstRun);
    open();
    await screen.findByText('Paid orders');
    await waitFor(() => expect(screen.queryByText('Your shop is open')).toBeNull());
  });

  test('end with the news of the first sale, until it is put away', async () => {
    const payment_id = '0199a000-0000-7000-8000-000000000001';
    server.answer(getFirstRun, { ...finishedFirstRun, first_sale: { payment_id, total: 39.6 } });
    server.answer(changeFirstRun, {});
    open();
    expect(await screen.findByText('Congratulations on the first sale: $39.60.')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(server.callsOf(changeFirstRun)).toHaveLength(1));
    expect(server.callsOf(changeFirstRun)[0]?.body).toEqual({ sale_seen: true });
  });
});

test('compares each figure with the previous period, if there is one', async () => {
  open();
  const revenue = await screen.findByText('Revenue');
  expect(revenue.parentElement?.textContent).toContain('$112.40+12.4%vs previous 30 days');
  expect(screen.getByText('Paid orders').parentElement?.textContent).toBe('Paid orders1,482');
  expect(screen.getByText('Success rate').parentElement?.textContent).toContain('91.8%−1.3%');
  expect(document.title).toContain('Overview');
});

test('says that only the number of active subscriptions can be a little old', async () => {
  open();
  const hint = await screen.findByText('Up to 30 seconds old');
  expect(hint.closest('dd')?.previousElementSibling?.textContent).toBe('Active subscriptions');
});

test('lists what needs attention, how long it has waited, and links to it', async () => {
  open('finance');
  const row = (await screen.findByText('2 orders paid without access')).closest('li');
  if (!row) throw new Error('expected a row');
  const link = await within(row).findByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/admin/fulfilment');
  expect(screen.getByText('1 ticket without a reply').closest('li')?.textContent).toContain(
    'Oldest: 3 h',
  );
  expect(screen.queryByText(/payout request/)).toBeNull();
});

test('names the kinds of alerts and links to them', async () => {
  open('finance');
  const row = (await screen.findByText('2 open alerts')).closest('li');
  if (!row) throw new Error('expected a row');
  expect(row.textContent).toContain('Late payment: 2');
  const link = await within(row).findByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/admin/alerts');
});

test('lists disputes and failed refunds before everything else', async () => {
  const attention = {
    ...overview().attention,
    alerts: [
      { kind: 'payment_late', count: 2 },
      { kind: 'refund_failed', count: 1 },
      { kind: 'payment_disputed', count: 1 },
    ],
  };
  server.answer(getOverview, overview({ attention }));
  open('finance');
  const first = (await screen.findByText('2 disputes or refunds to handle')).closest('li');
  expect(first?.parentElement?.firstElementChild).toBe(first);
  expect(first?.textContent).toContain('Payment disputed: 1');
  screen.getByText('2 open alerts');
});

test('lists payments that wait for a second approval', async () => {
  const attention = { ...overview().attention, confirmations: 1 };
  server.answer(getOverview, overview({ attention }));
  server.answer(listConfirmations, [
    {
      id: '019a0000-0000-7000-8000-00000000cccc',
      payment_id: '019a0000-0000-7000-8000-00000000abcd',
      username: '<b>anna</b>',
      title: 'Askara Pro',
      title_ru: '',
      total: 210,
      reference: 'B-7',
      reason: 'Seen',
      state: 'waiting',
      requested: { name: 'Boris', at: new Date(Date.now() - 3_600_000).toISOString() },
      own: false,
      expires_at: new Date().toISOString(),
      decided: null,
    },
  ]);
  open('finance');
  const item = (await screen.findByText('1 payment needs a second approval')).closest('li');
  const link = await within(item ?? document.body).findByRole('link', { name: 'Open' });
  const row = (await screen.findByText('$210.00 · Askara Pro · <b>anna</b>')).closest('li');
  expect(row?.textContent).toContain('Confirmed by Boris 1 h ago');
  const panel = document.querySelector(link.getAttribute('href') ?? '');
  expect(panel?.contains(row)).toBe(true);
  expect(
    within(row ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/admin/payments/019a0000-0000-7000-8000-00000000abcd');
});

test('shows no link that the role may not follow', async () => {
  open('content');
  await screen.findByText('2 orders paid without access');
  await waitFor(() => expect(server.callsOf(getOperatorSession)).toHaveLength(1));
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual([]);
});

test('queries the chosen period and keeps it in the address', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: '7 days' }));
  await screen.findAllByText('vs previous 7 days');
  expect(location.search).toBe('?days=7');
  expect(server.callsOf(getOverview).map(({ url }) => url.searchParams.get('days'))).toEqual([
    '30',
    '7',
  ]);
});

test('says when background jobs are not running', async () => {
  server.answer(getOverview, overview({ worker_at: '2026-01-01T00:00:00.000Z' }));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('have not run since');
});

test('shows a shop without sales', async () => {
  const nothing = { revenue: 0, orders: 0, active_subscriptions: 0, success: null };
  const calm = {
    ...overview().attention,
    late_payments: 0,
    late_deliveries: 0,
    tickets: 0,
    alerts: [],
  };
  server.answer(
    getOverview,
    overview({ figures: nothing, previous: nothing, days: [], methods: [], attention: calm }),
  );
  open();
  await screen.findByText('No sales in this period yet');
  screen.getByText('Nothing needs your attention.');
  expect(screen.getAllByText('No sales in this period.')).toHaveLength(2);
});

test('offers a retry after a failure', async () => {
  server.refuse(getOverview, 'unavailable');
  open();
  await screen.findByText('The overview could not be loaded');
  server.answer(getOverview, overview());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('$112.40');
});
