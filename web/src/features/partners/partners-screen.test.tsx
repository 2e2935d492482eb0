import {
  cancelPayout,
  chooseReferralMode,
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
  requestPayout,
} from '@sesame/contract/referrals.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropToken } from '../../api/token-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { commission, partner, payout } from '../../test/partner.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { speak } from '../../test/speak.ts';
import { PartnersScreen } from './partners-screen.tsx';

// Typing letter by letter, and the sheet that loads when it is asked for, take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(getReferralData, partner());
  server.answer(getReferralStatistics, []);
  server.answer(listCommissions, []);
  server.answer(listPayouts, []);
  await speak('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropToken();
});

const open = (address = '/partners') => {
  history.replaceState(null, '', address);
  return renderSignedIn(<PartnersScreen />);
};
const openStatistics = () => open('/partners?tab=statistics');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the screen', () => {
  it('has two tabs at one address', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Affiliate link' });
    expect(document.title).toBe('Affiliate link · Sesame');
    await userEvent.click(screen.getByRole('link', { name: 'Earning statistics' }));
    await screen.findByRole('heading', { level: 1, name: 'Earning statistics' });
    expect(location.pathname + location.search).toBe('/partners?tab=statistics');
    await screen.findByText('1,284');
    expect(server.callsOf(getReferralData)).toHaveLength(1);
  });

  it('says that it is loading, and offers to try again when it failed', async () => {
    server.refuse(getReferralData, 'unavailable');
    open();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The partner programme did not load',
    );
    server.answer(getReferralData, partner());
    await press('Try again');
    await screen.findByRole('heading', { name: 'Your link' });
  });
});

describe('the affiliate link', () => {
  it('stands beside the rates as the server has them, and the minimum', async () => {
    server.answer(
      getReferralData,
      partner({ rates: { deposit: 25, first_payment: 5, verified: 12.5, hold_days: 14 } }),
    );
    open();
    await screen.findByText('25%');
    const rates = [...document.querySelectorAll('dl > div')].map((rate) => rate.textContent);
    expect(rates).toEqual([
      'of every deposit made by people you inviteup to 25%',
      'on registration: of the first payment 5%',
      'for verified partners instead of 5%up to 12.5%',
    ]);
    expect(screen.getByText('Minimum withdrawal $50 (USDT TRC-20 or TON)')).toBeTruthy();
    expect(screen.queryByText('Verified partner')).toBeNull();
  });

  it('tells a verified partner so', async () => {
    server.answer(getReferralData, partner({ verified: true }));
    open();
    await screen.findByText('Verified partner');
  });

  it('is read-only, selected by a touch, and copied', async () => {
    const user = userEvent.setup();
    open();
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your link' });
    expect(input.value).toBe(partner().link);
    expect(input.readOnly).toBe(true);
    await user.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, partner().link.length]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(partner().link);
    await screen.findByRole('button', { name: 'Copy' });
  });

  it('is shared where the device can share', async () => {
    open();
    await screen.findByRole('button', { name: 'Copy' });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('is handed to the system, whose list may be closed again', async () => {
    const share = vi.fn(async (_: ShareData) => {
      throw new DOMException('closed', 'AbortError');
    });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    open();
    await press('Share');
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Sesame', url: partner().link });
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the mode', () => {
  const mode = () => screen.findByRole('switch', { name: 'Days on specific subscriptions' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('is days of up to three origins, and the rest is closed at three', async () => {
    server.answer(chooseReferralMode, {});
    open();
    await userEvent.click(await mode());
    const save = screen.getByRole('button', { name: 'Save rules' });
    expect(save).toHaveProperty('disabled', true);
    expect(server.callsOf(chooseReferralMode)).toEqual([]);
    for (const name of ['Askara', 'Kinovo', 'Draftwell']) await userEvent.click(box(name));
    expect(screen.getByText('3 of 3 chosen').getAttribute('role')).toBe('status');
    expect(box('Veilnet').disabled).toBe(true);
    await userEvent.click(box('Kinovo'));
    expect(box('Veilnet').disabled).toBe(false);
    await userEvent.click(save);
    await screen.findByText('Saved. The rules apply to purchases from now on.');
    expect(server.callsOf(chooseReferralMode)[0]?.body).toEqual({ origins: [1, 3] });
    expect(box('Askara').checked).toBe(true);
  });

  it('shows what was chosen before; without any origin there is nothing to save', async () => {
    server.answer(getReferralData, partner({ type: 'subs', origin_ids: [2], origins: ['Kinovo'] }));
    open();
    expect(await mode()).toHaveProperty('checked', true);
    expect(box('Kinovo').checked).toBe(true);
    await userEvent.click(box('Kinovo'));
    expect(screen.getByText('0 of 3 chosen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save rules' })).toHaveProperty('disabled', true);
  });

  it('goes back to money by the switch itself, which tells the server', async () => {
    server.answer(getReferralData, partner({ type: 'subs', origin_ids: [2], origins: ['Kinovo'] }));
    server.answer(chooseReferralMode, {});
    open();
    await userEvent.click(await mode());
    await screen.findByText('Saved. The rules apply to purchases from now on.');
    expect(server.callsOf(chooseReferralMode)[0]?.body).toEqual({ type: 'base' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await mode()).toHaveProperty('checked', false);
  });

  it('stays what it was when the server did not take it', async () => {
    server.answer(getReferralData, partner({ type: 'subs', origin_ids: [2], origins: ['Kinovo'] }));
    server.refuse(chooseReferralMode, 'unavailable');
    open();
    await userEvent.click(await mode());
    await screen.findByText('said by the server: errorUnavailable');
    expect(await mode()).toHaveProperty('checked', true);
    expect(box('Kinovo').checked).toBe(true);
  });

  it('keeps the choice for another try when saving failed', async () => {
    server.refuse(chooseReferralMode, 'origin_unknown');
    open();
    await userEvent.click(await mode());
    await userEvent.click(box('Askara'));
    await press('Save rules');
    await screen.findByText('said by the server: originUnknown');
    expect(box('Askara').checked).toBe(true);
  });

  it('says so when there is nothing to choose from', async () => {
    server.answer(getReferralData, partner({ all_origins: [] }));
    open();
    await userEvent.click(await mode());
    expect(screen.getByText('There is nothing to choose from yet.')).toBeTruthy();
  });
});

describe('the statistics', () => {
  it('add up to the total, and leave out what never happened', async () => {
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
      'of it within the refund window$7.40',
      'of it in payout requests$60.00',
      'Spent on orders$10.00',
    ]);
    expect(balance.textContent).toContain('$102.60');
    expect(screen.getByText('$430.00')).toBeTruthy();
  });

  it('have no share without visits', async () => {
    server.answer(getReferralData, partner({ visits: 0, registrations: 0 }));
    openStatistics();
    await screen.findByText('Days earned');
    expect(screen.queryByText(/of visits/)).toBeNull();
  });

  it('draw the days asked for, as a chart and as a table', async () => {
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
      name: 'Earnings from 26.10.2025 to 24.11.2025: $154.80 in all',
    });
    await userEvent.click(screen.getByRole('radio', { name: '365 days' }));
    await screen.findByRole('img', { name: /^Earnings from 25.11.2024/ });
    await userEvent.click(screen.getByText('Show as a table'));
    const table = screen.getByRole('table', { name: /^Earnings from 25.11.2024/ });
    expect(within(table).getByRole('row', { name: /^November 2025/ }).textContent).toBe(
      'November 2025$92.88$30.96',
    );
  });

  it('say when nothing was earned in the time', async () => {
    server.answer(getReferralStatistics, [
      { day: '2025-11-24', visits: 3, registrations: 0, deposits: 0, first_payments: 0 },
    ]);
    openStatistics();
    await screen.findByText('Nothing was earned in this time.');
  });

  it('load again the part that failed', async () => {
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

describe('the earnings by purchase', () => {
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

  it('say what of which purchase, when it is free, and why not', async () => {
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
        'Available$0.29 taken back. The purchase was refunded.',
      ],
      [date, buyer, deposit, '$3.87', 'Taken backThe purchase was refunded.'],
      [date, buyer, deposit, '$3.87', 'In disputeThe buyer disputed the payment.'],
      [
        date,
        buyer,
        deposit,
        '$3.87',
        'Under reviewMany accounts came from one network. We look at them by hand.',
      ],
    ]);
  });

  it('of a partner who earns days say how many', async () => {
    server.answer(listCommissions, [
      commission({ id: crypto.randomUUID(), type: 'subs', state: 'available', days: 23 }),
      commission({ id: crypto.randomUUID(), type: 'subs' }),
    ]);
    openStatistics();
    const amounts = (await rowsOf()).map((cells) => cells[3]);
    expect(amounts).toEqual(['$3.8723 days', '$3.87paid in days']);
  });

  it('come fifty at a time', async () => {
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

  it('lead to the link while there are none', async () => {
    openStatistics();
    await screen.findByRole('heading', { name: 'No earnings yet' });
    expect(screen.getByRole('link', { name: 'Your link' }).getAttribute('href')).toBe('/partners');
  });
});

describe('the payouts', () => {
  it('say how far they are', async () => {
    const rows = ['requested', 'approved', 'paid', 'rejected', 'canceled'] as const;
    server.answer(
      listPayouts,
      rows.map((state) =>
        payout({
          id: crypto.randomUUID(),
          state,
          reason: state === 'rejected' ? 'The address belongs to an exchange.' : null,
          transaction: state === 'paid' ? '7c2d4e0f9ab1c3d5e7f90a1b2c3d4e5f' : null,
        }),
      ),
    );
    openStatistics();
    const table = await screen.findByRole('table', { name: 'Payouts' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(cells.map((row) => row[4])).toEqual([
      'In reviewCancel payout',
      'Approved',
      'Paid7c2d4…4e5f',
      'RejectedThe address belongs to an exchange.',
      'Canceled',
    ]);
    expect(cells[0]?.slice(0, 4)).toEqual(['21.11.2025', 'USDT TRC-20', 'TJYea…MDiG', '$60.00']);
  });

  it('can be taken back while nobody has approved them', async () => {
    const asked = payout();
    server.answer(listPayouts, [asked]);
    openStatistics();
    const table = await screen.findByRole('table', { name: 'Payouts' });
    const route = { ...cancelPayout, path: cancelPayout.path.replace(':id', asked.id) };
    server.refuse(route, 'payout_moved');
    const cancel = () =>
      userEvent.click(within(table).getByRole('button', { name: 'Cancel payout' }));
    await cancel();
    await screen.findByText('said by the server: payoutMoved');
    server.answer(route, { ...asked, state: 'canceled' });
    server.answer(listPayouts, [{ ...asked, state: 'canceled' }]);
    await cancel();
    await within(table).findByText('Canceled');
    expect(screen.queryByText('said by the server: payoutMoved')).toBeNull();
  });

  it('wait, as long as an address is new', async () => {
    server.answer(listPayouts, [payout({ not_before: '2099-11-26T12:00:00.000Z' })]);
    openStatistics();
    const table = await screen.findByRole('table', { name: 'Payouts' });
    expect(within(table).getByText('Not before 26.11.2099')).toBeTruthy();
  });
});

describe('asking for a payout', () => {
  const TRON = 'TJYeasTPa6gpEEfYrwKDfnvMRkZqTTMDiG';
  const TON = 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI';
  const withPayout = (over: Partial<ReturnType<typeof partner>['payout']>) =>
    partner({ payout: { ...partner().payout, ...over } });
  const openSheet = async () => {
    openStatistics();
    await press('Request payout');
    return within(await screen.findByRole('dialog', { name: 'Request payout' }));
  };
  const retype = async (input: HTMLElement, text: string) => {
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };

  it('is closed below the minimum, and the button says by how much', async () => {
    server.answer(getReferralData, partner({ available_for_payout_and_orders: 37.6 }));
    openStatistics();
    const button = await screen.findByRole('button', { name: '$12.40 short of a payout' });
    expect(button).toHaveProperty('disabled', true);
  });

  it.each([
    [{ email_confirmed: false }, /needs a confirmed e-mail/, '/settings/profile'],
    [{ has_password: false }, /needs a password/, '/settings/security'],
  ])('is closed with the way to open it: %o', async (over, text, href) => {
    server.answer(getReferralData, withPayout(over));
    openStatistics();
    const note = await screen.findByText(text);
    expect(within(note).getByRole('link').getAttribute('href')).toBe(href);
    expect(screen.getByRole('button', { name: 'Request payout' })).toHaveProperty('disabled', true);
  });

  it('is closed for a while after the address was changed', async () => {
    server.answer(getReferralData, withPayout({ wait_until: '2099-11-26T12:30:00.000Z' }));
    openStatistics();
    await screen.findByText(/payouts are possible from 26\.11\.2099, \d\d:30/);
    expect(screen.getByRole('button', { name: 'Request payout' })).toHaveProperty('disabled', true);
  });

  it('sends the amount, the address of the profile and the password, once', async () => {
    server.answer(getReferralData, withPayout({ trc20_address: TRON }));
    server.answer(requestPayout, payout({ amount: 60 }));
    const sheet = await openSheet();
    const amount = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    expect(amount.value).toBe('102.60');
    expect(sheet.getByText('From your profile')).toBeTruthy();
    await retype(amount, '60,5');
    await userEvent.type(sheet.getByLabelText('Password'), 'secret-words');
    server.answer(listPayouts, [payout({ amount: 60.5 })]);
    await userEvent.click(sheet.getByRole('button', { name: 'Request $60.50' }));
    expect(
      (await screen.findByText('The payout has been requested')).closest('[role=status]'),
    ).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('table', { name: 'Payouts' });
    expect(server.callsOf(requestPayout).map(({ body }) => body)).toEqual([
      { amount: 60.5, network: 'usdt_trc20', address: TRON, password: 'secret-words' },
    ]);
  });

  it('says on the button why an amount cannot be asked for', async () => {
    const sheet = await openSheet();
    const amount = sheet.getByRole('textbox', { name: 'Amount' });
    for (const [text, reason] of [
      ['49.99', 'From $50'],
      ['102.61', 'At most $102.60'],
      ['ten', 'An amount like 50.00'],
    ] as const) {
      await retype(amount, text);
      expect(sheet.getByRole('button', { name: reason })).toHaveProperty('disabled', true);
    }
    await userEvent.click(sheet.getByRole('button', { name: 'All' }));
    expect(sheet.getByRole('button', { name: 'Request $102.60' })).toBeTruthy();
  });

  it('looks at the form of the address of each network before anything is sent', async () => {
    server.answer(requestPayout, payout({ network: 'ton' }));
    const sheet = await openSheet();
    const address = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
    const submit = () => userEvent.click(sheet.getByRole('button', { name: 'Request $102.60' }));
    await submit();
    expect(sheet.getByText(/A TRC20 address starts with T/)).toBeTruthy();
    expect(document.activeElement).toBe(address);

    await userEvent.click(sheet.getByRole('radio', { name: 'TON' }));
    expect(sheet.queryByText(/A TRC20 address/)).toBeNull();
    await userEvent.type(address, TRON);
    await submit();
    expect(sheet.getByText(/A TON address starts with EQ or UQ/)).toBeTruthy();
    expect(server.callsOf(requestPayout)).toEqual([]);

    await retype(address, ` ${TON} `);
    await submit();
    // Without the password nothing is sent; the cursor says what is missing.
    expect(document.activeElement).toBe(sheet.getByLabelText('Password'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Memo' }), '10203');
    await userEvent.type(sheet.getByLabelText('Password'), 'secret-words');
    await submit();
    await screen.findByText('The payout has been requested');
    expect(server.callsOf(requestPayout)[0]?.body).toEqual({
      amount: 102.6,
      network: 'ton',
      address: TON,
      memo: '10203',
      password: 'secret-words',
    });
  });

  it.each([
    ['password_wrong', 'Password', 'passwordWrong'],
    ['payout_address_invalid', 'Address', 'payoutAddressInvalid'],
    ['balance_too_small', 'Amount', 'balanceTooSmall'],
  ] as const)('shows %s under %s', async (code, label, text) => {
    server.answer(getReferralData, withPayout({ trc20_address: TRON }));
    server.refuse(requestPayout, code);
    const sheet = await openSheet();
    await userEvent.type(sheet.getByLabelText('Password'), 'secret-words');
    await userEvent.click(sheet.getByRole('button', { name: 'Request $102.60' }));
    await sheet.findByText(`said by the server: ${text}`);
    const input = sheet.getByLabelText(label);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
  });

  it('says until when a new address waits', async () => {
    server.answer(getReferralData, withPayout({ trc20_address: TRON }));
    server.refuse(requestPayout, 'payout_waits', { until: '2099-11-26T12:30:00.000Z' });
    const sheet = await openSheet();
    await userEvent.type(sheet.getByLabelText('Password'), 'secret-words');
    await userEvent.click(sheet.getByRole('button', { name: 'Request $102.60' }));
    expect((await sheet.findByRole('alert')).textContent).toMatch(
      /payouts are possible from 26\.11\.2099, \d\d:30/,
    );
  });

  it('repeats one request under one key, so that a lost answer never asks twice', async () => {
    server.answer(getReferralData, withPayout({ trc20_address: TRON }));
    const sheet = await openSheet();
    await userEvent.type(sheet.getByLabelText('Password'), 'secret-words');
    const submit = (name: string) => userEvent.click(sheet.getByRole('button', { name }));
    await submit('Request $102.60');
    await sheet.findByRole('alert');
    await submit('Request $102.60');
    await sheet.findByRole('alert');
    await retype(sheet.getByRole('textbox', { name: 'Amount' }), '60');
    await submit('Request $60.00');
    await sheet.findByRole('alert');
    const keys = server.callsOf(requestPayout).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is left by Cancel without asking', async () => {
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(requestPayout)).toEqual([]);
  });
});
