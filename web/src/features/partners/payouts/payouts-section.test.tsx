import {
  cancelPayout,
  getReferralData,
  listPayouts,
  requestPayout,
} from '@sesame/contract/shop/referrals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dropToken } from '../../../api/session/token-store.ts';
import { partner, payout, servePartner } from '../../../test/partner.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { PartnersScreen } from '../partners-screen.tsx';

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

describe('the payouts', () => {
  test('show their state', async () => {
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

  test('can be canceled until they are approved', async () => {
    const requested = payout();
    server.answer(listPayouts, [requested]);
    openStatistics();
    const table = await screen.findByRole('table', { name: 'Payouts' });
    const route = withId(cancelPayout, requested.id);
    server.refuse(route, 'payout_state_changed');
    const cancel = () =>
      userEvent.click(within(table).getByRole('button', { name: 'Cancel payout' }));
    await cancel();
    await screen.findByText('said by the server: payoutStateChanged');
    server.answer(route, { ...requested, state: 'canceled' });
    server.answer(listPayouts, [{ ...requested, state: 'canceled' }]);
    await cancel();
    await within(table).findByText('Canceled');
    expect(screen.queryByText('said by the server: payoutStateChanged')).toBeNull();
  });

  test('wait while their address is new', async () => {
    server.answer(listPayouts, [payout({ not_before: '2099-11-26T12:00:00.000Z' })]);
    openStatistics();
    const table = await screen.findByRole('table', { name: 'Payouts' });
    expect(within(table).getByText('Not before 26.11.2099')).toBeTruthy();
  });
});

describe('requesting a payout', () => {
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
    await typeText(input, text);
  };

  test('is disabled below the minimum, and the button shows the missing amount', async () => {
    server.answer(getReferralData, partner({ available_for_payout_and_orders: 37.6 }));
    openStatistics();
    const button = await screen.findByRole('button', { name: '$12.40 more needed for a payout' });
    expect(button).toHaveProperty('disabled', true);
  });

  test('does not count refunds to the balance, and says that they pay orders', async () => {
    server.answer(
      getReferralData,
      partner({ available_for_payout_and_orders: 98.12, orders_only: 60 }),
    );
    openStatistics();
    const part = await screen.findByText('for orders only');
    expect(part.nextElementSibling?.textContent).toBe('$60.00');
    screen.getByText(/^Refunds to the balance can be spent on orders/);
    screen.getByRole('button', { name: '$11.88 more needed for a payout' });
  });

  test.each([
    [{ email_confirmed: false }, /needs a confirmed email/, '/settings/profile'],
    [{ has_password: false }, /needs a password/, '/settings/security'],
  ])('is disabled, with a link to fix it: %o', async (over, text, href) => {
    server.answer(getReferralData, withPayout(over));
    openStatistics();
    const note = await screen.findByText(text);
    expect(within(note).getByRole('link').getAttribute('href')).toBe(href);
    expect(screen.getByRole('button', { name: 'Request payout' })).toHaveProperty('disabled', true);
  });

  test('is disabled for a while after the address was changed', async () => {
    server.answer(getReferralData, withPayout({ wait_until: '2099-11-26T12:30:00.000Z' }));
    openStatistics();
    await screen.findByText(/payouts are possible from 26\.11\.2099, \d\d:30/);
    expect(screen.getByRole('button', { name: 'Request payout' })).toHaveProperty('disabled', true);
  });

  test("sends the amount, the profile's address and the password, once", async () => {
    server.answer(getReferralData, withPayout({ trc20_address: TRON }));
    server.answer(requestPayout, payout({ amount: 60 }));
    const sheet = await openSheet();
    const amount = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    expect(amount.value).toBe('102.60');
    expect(sheet.getByText('From your profile')).toBeTruthy();
    await retype(amount, '60,5');
    await typeText(sheet.getByLabelText('Password'), 'secret-words');
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

  test('shows on the button why an amount is not allowed', async () => {
    const sheet = await openSheet();
    const amount = sheet.getByRole('textbox', { name: 'Amount' });
    for (const [text, reason] of [
      ['49.99', 'From $50'],
      ['102.61', 'At most $102.60'],
      ['ten', 'Enter an amount such as 50.00'],
    ] as const) {
      await retype(amount, text);
      expect(sheet.getByRole('button', { name: reason })).toHaveProperty('disabled', true);
    }
    await userEvent.click(sheet.getByRole('button', { name: 'All' }));
    expect(sheet.getByRole('button', { name: 'Request $102.60' })).toBeTruthy();
  });

  test('checks the address format of each network before sending', async () => {
    server.answer(requestPayout, payout({ network: 'ton' }));
    const sheet = await openSheet();
    const address = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
    const submit = () => userEvent.click(sheet.getByRole('button', { name: 'Request $102.60' }));
    await submit();
    expect(sheet.getByText(/A TRC20 address starts with T/)).toBeTruthy();
    expect(document.activeElement).toBe(address);

    await userEvent.click(sheet.getByRole('radio', { name: 'TON' }));
    expect(sheet.queryByText(/A TRC20 address/)).toBeNull();
    await typeText(address, TRON);
    await submit();
    expect(sheet.getByText(/A TON address starts with EQ or UQ/)).toBeTruthy();
    expect(server.callsOf(requestPayout)).toEqual([]);

    await retype(address, ` ${TON} `);
    await submit();
    // Without the password nothing is sent; the focus shows what is missing.
    expect(document.activeElement).toBe(sheet.getByLabelText('Password'));
    await typeText(sheet.getByRole('textbox', { name: 'Memo' }), '10203');
    await typeText(sheet.getByLabelText('Password'), 'secret-words');
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

  test.each([
    ['password_wrong', 'Password', 'passwordWrong'],
    ['payout_address_invalid', 'Address', 'payoutAddressInvalid'],
    ['balance_too_small', 'Amount', 'balanceTooSmall'],
  ] as const)('shows %s under %s', async (code, label, text) => {
    server.answer(getReferralData, withPayout({ trc20_address: TRON }));
    server.refuse(requestPayout, code);
    const sheet = await openSheet();
    await typeText(sheet.getByLabelText('Password'), 'secret-words');
    await userEvent.click(sheet.getByRole('button', { name: 'Request $102.60' }));
    await sheet.findByText(`said by the server: ${text}`);
    const input = sheet.getByLabelText(label);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
  });

  test('shows until when a new address waits', async () => {
    server.answer(getReferralData, withPayout({ trc20_address: TRON }));
    server.refuse(requestPayout, 'payout_waits', { until: '2099-11-26T12:30:00.000Z' });
    const sheet = await openSheet();
    await typeText(sheet.getByLabelText('Password'), 'secret-words');
    await userEvent.click(sheet.getByRole('button', { name: 'Request $102.60' }));
    expect((await sheet.findByRole('alert')).textContent).toMatch(
      /payouts are possible from 26\.11\.2099, \d\d:30/,
    );
  });

  test('retries with the same key, so that a lost answer never requests twice', async () => {
    server.answer(getReferralData, withPayout({ trc20_address: TRON }));
    const sheet = await openSheet();
    await typeText(sheet.getByLabelText('Password'), 'secret-words');
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

  test('can be canceled without a request', async () => {
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(requestPayout)).toEqual([]);
  });
});
