import {
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
} from '@sesame/contract/shop/referrals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dropToken } from '../../api/session/token-store.ts';
import { commission, partner, payout, servePartner } from '../../test/partner.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { speak } from '../../test/speak.ts';
import { PartnersScreen } from './partners-screen.tsx';

let server: ReturnType<typeof servePartner>;
beforeEach(async () => {
  server = servePartner();
  await speak('en');
});
afterEach(dropToken);

const openStatistics = () => {
  history.replaceState(null, '', '/partners?tab=statistics');
  return renderSignedIn(<PartnersScreen />);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the statistics', () => {
  test('add up to the total, and omit unused parts', async () => {
    server.answer(
      getReferralData,
      partner({ total_earnings: 430, on_hold: 7.4, pending_payout: 67.4, spent: 10 }),
    );
    openStatistics();
    await screen.findByText('7.5% of visits');
    const balance = screen.getByRole('region', { name: 'Available for payout and orders' });
    const lines = [...balance.querySelectorAll('dl > div')].map((line) => line.textContent);
    expect(lines).toEqual([
      'Paid out$250.00',
      'Pending payout$67.40',
      'still refundable$7.40',
      'in payout requests$60.00',
      'Spent on orders$10.00',
    ]);
    expect(balance.textContent).toContain('$102.60');
    expect(screen.getByText('$430.00')).toBeTruthy();
  });

  test('have no conversion rate without visits', async () => {
    server.answer(getReferralData, partner({ visits: 0, registrations: 0 }));
    openStatistics();
    await screen.findByText('Days earned');
    expect(screen.queryByText(/of visits/)).toBeNull();
  });

  test('show the chosen days as a chart and as a table', async () => {
    const day = { visits: 0, registrations: 0, deposits: 3.87, first_payments: 1.29 };
    server.answer(getReferralStatistics, ({ url }) =>
      Array.from({ length: Number(url.searchParams.get('days')) }, (_, index) => ({
        ...day,
        day: new Date(
          Date.UTC(2025, 10, 24) - (Number(url.searchParams.get('days')) - 1 - index) * 86_400_000,
        )
          .toISOString()
          .slice(0, 10),
      })),
    );
    openStatistics();
    await screen.findByRole('img', {
      name: 'Earnings from 26.10.2025 to 24.11.2025: $154.80 in total',
    });
    await userEvent.click(screen.getByRole('radio', { name: '365 days' }));
    await screen.findByRole('img', { name: /^Earnings from 25.11.2024/ });
    await userEvent.click(screen.getByText('Show as a table'));
    const table = screen.getByRole('table', { name: /^Earnings from 25.11.2024/ });
    expect(within(table).getByRole('row', { name: /^November 2025/ }).textContent).toBe(
      'November 2025$92.88$30.96',
    );
  });

  test('show a message for a period without earnings', async () => {
    server.answer(getReferralStatistics, [
      { day: '2025-11-24', visits: 3, registrations: 0, deposits: 0, first_payments: 0 },
    ]);
    openStatistics();
    await screen.findByText('No earnings in this period.');
  });

  test('reload the part that failed', async () => {
    server.refuse(getReferralStatistics, 'unavailable');
    server.refuse(listCommissions, 'unavailable');
    server.refuse(listPayouts, 'unavailable');
    openStatistics();
    await screen.findByText('The chart did not load.');
    await screen.findByText('The list of earnings did not load');
    await screen.findByText('Payouts did not load');
    server.answer(listPayouts, [payout()]);
    const failed = screen.getByText('Payouts did not load').closest('[role=alert]');
    await userEvent.click(within(failed as HTMLElement).getByRole('button')); // it is an element
    await screen.findByRole('table', { name: 'Payouts' });
    expect(screen.getByText('The chart did not load.')).toBeTruthy();
  });
});

describe('the commissions', () => {
  const rowsOf = async () => {
    const table = await screen.findByRole('table', { name: 'Earnings by purchase' });
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
  };

  test('show purchase and rate, when they become available, and why not', async () => {
    server.answer(listCommissions, [
      commission({ id: crypto.randomUUID() }),
      commission({
        id: crypto.randomUUID(),
        kind: 'first_payment',
        rate: 10,
        amount: 1.29,
        state: 'available',
        reversed: 0.29,
        reason: 'refund',
      }),
      commission({ id: crypto.randomUUID(), state: 'reversed', reversed: 3.87, reason: 'refund' }),
      commission({ id: crypto.randomUUID(), state: 'disputed', reason: 'dispute' }),
      commission({ id: crypto.randomUUID(), state: 'review', reason: 'many_accounts' }),
    ]);
    openStatistics();
    const date = '24.11.2025';
    const buyer = 'm•••@example.com';
    const deposit = '30% of $12.90Deposit';
    expect(await rowsOf()).toEqual([
      [date, buyer, deposit, '$3.87', 'On hold until 08.12.2025'],
      [
        date,
        buyer,
        '10% of $12.90First payment',
        '$1.29',
        'Available$0.29 reversed. The purchase was refunded.',
      ],
      [date, buyer, deposit, '$3.87', 'ReversedThe purchase was refunded.'],
      [date, buyer, deposit, '$3.87', 'In disputeThe buyer disputed the payment.'],
      [
        date,
        buyer,
        deposit,
        '$3.87',
        'Under reviewMany accounts came from one network. We are reviewing them manually.',
      ],
    ]);
  });

  test('show the number of days if the partner earns days', async () => {
    server.answer(listCommissions, [
      commission({ id: crypto.randomUUID(), type: 'subs', state: 'available', days: 23 }),
      commission({ id: crypto.randomUUID(), type: 'subs' }),
    ]);
    openStatistics();
    const amounts = (await rowsOf()).map((cells) => cells[3]);
    expect(amounts).toEqual(['$3.8723 days', '$3.87paid in days']);
  });

  test('load fifty at a time', async () => {
    const page = (start: number, length: number) =>
      Array.from({ length }, (_, index) =>
        commission({
          id: `0199d000-0000-7000-8000-${String(start + index).padStart(12, '0')}`,
          buyer: `buyer ${start + index}`,
        }),
      );
    server.answer(listCommissions, ({ url }) =>
      url.searchParams.has('before') ? page(50, 2) : page(0, 50),
    );
    openStatistics();
    await press('Show earlier');
    await waitFor(async () => expect(await rowsOf()).toHaveLength(52));
    expect(server.callsOf(listCommissions)[1]?.url.searchParams.get('before')).toBe(
      page(49, 1)[0]?.id,
    );
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  });

  test('lead to the link while there are none', async () => {
    openStatistics();
    await screen.findByRole('heading', { name: 'No earnings yet' });
    expect(screen.getByRole('link', { name: 'Your link' }).getAttribute('href')).toBe('/partners');
  });
});
