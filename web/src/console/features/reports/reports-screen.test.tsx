import {
  exportConversionReport,
  getConversionReport,
  getSalesReport,
  getSubscriptionReport,
} from '@sesame/contract/console/reports.ts';
import { dayIn } from '@sesame/contract/shared/time-zone.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '../../../i18n/dates/day.rules.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { ReportsScreen } from './reports-screen.tsx';

const sums = {
  orders: 2,
  gross: 7.6,
  fees: 0.34,
  refunds: 1,
  revenue: 6.6,
  partner_cost: 1.5,
  revenue_after_partners: 5.1,
};

const server = freshServer();
beforeEach(() => {
  server.answer(getSalesReport, {
    rows: [{ key: '3', title: '<b>Askara</b>', title_ru: '', ...sums, charged: null }],
    total: sums,
    payouts: { total: 60, from_refunds: 12.5 },
  });
  server.answer(getSubscriptionReport, [
    { day: '2026-03-09', new: 2, renewed: 0, expired: 0 },
    { day: '2026-03-10', new: 1, renewed: 4, expired: 1 },
  ]);
  server.answer(getConversionReport, [
    {
      key: 'card',
      title: 'Card',
      title_ru: '',
      started: 1200,
      ended: 1200,
      paid: 900,
      success: 75,
    },
  ]);
});

/** Without those of the chart, which are by day. */
const callsByProduct = () =>
  server.callsOf(getSalesReport).filter(({ url }) => url.searchParams.get('by') === 'product');

const open = (search = '?since=2026-03-09&until=2026-03-10') =>
  renderConsole(server, <ReportsScreen />, { at: `/admin/reports${search}` });

test('shows revenue grouped as the address says, with titles as text', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Askara/ });
  expect(row.textContent).toContain('<b>Askara</b>');
  expect(row.textContent).toContain('$6.60');
  expect(row.textContent).toContain('Partner cost$1.50Revenue after partners$5.10');
  expect(callsByProduct()[0]?.url.search).toBe('?by=product&since=2026-03-09&until=2026-03-10');
  await chooseOption(screen.getByRole('combobox', { name: 'Group by' }), 'Partner');
  await screen.findByText(/Only sales with a value are listed/);
  expect(location.search).toContain('by=partner');
});

test('shows by currency what was charged, and always what was paid out', async () => {
  server.answer(getSalesReport, {
    rows: [
      {
        key: 'RUB',
        title: 'RUB',
        title_ru: '',
        ...sums,
        charged: { gross: 617.12, refunds: 81.2, revenue: 535.92 },
      },
    ],
    total: sums,
    payouts: { total: 60, from_refunds: 12.5 },
  });
  open('?by=currency&since=2026-03-09&until=2026-03-10');
  const row = await screen.findByRole('row', { name: /RUB/ });
  expect(row.textContent).toContain(
    'Gross as charged₽617.12Refunds as charged₽81.20Revenue as charged₽535.92',
  );
  expect(screen.getByText('Payouts').parentElement?.textContent).toBe(
    'Payouts$60.00$12.50 from refunds to balances',
  );
});

test('queries another range once both dates are given and valid', async () => {
  open();
  await screen.findByRole('row', { name: /Askara/ });
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set('From', '12.03.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByText(/The end must be after the start/);
  expect(callsByProduct()).toHaveLength(1);
  set('From', '31.02.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByText('A date such as 24.11.2026');
  set('From', '01.03.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(callsByProduct()).toHaveLength(2));
  expect(callsByProduct()[1]?.url.searchParams.get('since')).toBe('2026-03-01');
});

test('draws revenue by day beside as many days before', async () => {
  const day = (key: string, revenue: number) => ({
    ...{ key, title: key, title_ru: '', ...sums, revenue, charged: null },
  });
  server.answer(getSalesReport, {
    rows: [day('2026-03-09', 6.6), day('2026-03-07', 4)],
    total: sums,
    payouts: { total: 0, from_refunds: 0 },
  });
  open();
  await screen.findByRole('img', {
    name: '$6.60 in this period; $4.00 in as many days before (07.03.2026 – 08.03.2026).',
  });
});

test('a preset sets both dates', async () => {
  open();
  const period = await screen.findByRole('combobox', { name: 'Period' });
  expect(period.textContent).toContain('Other dates');
  await chooseOption(period, 'Last 90 days');
  const { since, until } = Object.fromEntries(new URLSearchParams(location.search));
  expect(until).toBe(dayIn('UTC', new Date()));
  expect(since).toBe(addDays(until ?? '', -89));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Period' }).textContent).toContain('Last 90 days'),
  );
});

test('shows new, renewed and expired subscriptions', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Subscriptions' }));
  await screen.findByRole('img', { name: 'From 09.03.2026 to 10.03.2026: 3 new' });
  expect(screen.getAllByText('Renewed')[0]?.parentElement?.textContent).toBe('Renewed4');
});

test('shows the success rate, and exports it as a file', async () => {
  server.respond(exportConversionReport, () => new Response('method\r\n'));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  );
  open('?kind=conversions&since=2026-03-09&until=2026-03-10');
  const row = await screen.findByRole('row', { name: /Card/ });
  expect(row.textContent).toContain('75%');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(server.callsOf(exportConversionReport)).toHaveLength(1));
});

test('shows an empty report, and offers a retry after a failure', async () => {
  const none = {
    orders: 0,
    gross: 0,
    fees: 0,
    refunds: 0,
    revenue: 0,
    partner_cost: 0,
    revenue_after_partners: 0,
  };
  server.answer(getSalesReport, { rows: [], total: none, payouts: { total: 0, from_refunds: 0 } });
  const { unmount } = open();
  await screen.findByText('No data for this period');
  unmount();
  server.refuse(getSalesReport, 'unavailable');
  open();
  await screen.findByText('The report could not be loaded');
  server.answer(getSalesReport, {
    rows: [{ key: '3', title: 'Askara', title_ru: '', ...sums, charged: null }],
    total: sums,
    payouts: { total: 0, from_refunds: 0 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('row', { name: /Askara/ });
});
