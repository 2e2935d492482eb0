import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import {
  cancelPayment,
  checkPromoCode,
  listPaymentMethods,
  listPayments,
  startPayment,
} from '@sesame/contract/shop/payments.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routeKey } from '../../../api/client/route-query.ts';
import { consumeHandoff, reportPayment } from '../../../api/payments/payment-handoff.ts';
import { askara, card, fakeShop, paid, subscription } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { applyPromo, choose, openSheet, payButton } from '../order-sheet.driver.tsx';

const PAYMENT_ID = paid().id;
const openTab = vi.fn();
let shop: ReturnType<typeof fakeShop>;

beforeEach(async () => {
  localStorage.clear();
  shop = fakeShop();
  await speak('en');
  openTab.mockReset().mockReturnValue({ opener: window });
  vi.stubGlobal('open', openTab);
});

describe('a method that charges rubles', () => {
  const rate = {
    currency: 'RUB',
    rate: 81.23,
    rate_at: '2026-11-20T21:00:00.000Z',
    source: 'cbr',
  } as const;
  const sbp = card({ gateway: 'sbp', title: 'Fast payments', fee_percentage: 0, charge: rate });

  test('shows sum and rate before Pay, hands them over and keeps them while waiting', async () => {
    shop.answer(listPaymentMethods, [card(), sbp]);
    await openSheet();
    await choose(/3 months/);
    await choose(/International card/);
    expect(screen.queryByText(/Bank of Russia/)).toBeNull();
    await choose(/Fast payments/);
    const sum = '= ₽1,047.87 at 81.23 per dollar (Bank of Russia, 21.11)';
    // In the summary, and in the footer of the sheet on phones.
    expect(screen.getAllByText(sum)).toHaveLength(2);
    await userEvent.click(payButton('Pay $12.90'));
    await screen.findByText('Finish the payment in the new tab');
    expect(screen.getByText(sum)).toBeDefined();
    const request = { gateway: 'sbp', priceId: 12, promocode: null };
    expect(consumeHandoff(request)).toMatchObject({
      expectedTotalCents: 1_290,
      expectedChargeMinor: 104_787,
    });
  });
});

describe('paying', () => {
  async function pay() {
    shop.answer(checkPromoCode, { percent: 20 });
    const view = await openSheet();
    await choose(/3 months/);
    await choose(/International card/);
    await applyPromo('AUTUMN20');
    await screen.findByText('AUTUMN20 · −20%');
    await userEvent.click(payButton('Pay $10.68'));
    await screen.findByText('Finish the payment in the new tab');
    return view;
  }

  const request = { gateway: 'card', priceId: 12, promocode: 'AUTUMN20' };

  test('opens the payment page in a tab without an opener, with a handoff for it', async () => {
    const tab = { opener: window };
    openTab.mockReturnValue(tab);
    await pay();
    expect(openTab).toHaveBeenCalledExactlyOnceWith(
      '/payment?gateway=card&sub_id=12&promocode=AUTUMN20',
      '_blank',
    );
    expect(tab.opener).toBeNull();
    expect(consumeHandoff(request)).toMatchObject({ expectedTotalCents: 1_068 });
    expect(shop.callsOf(startPayment)).toHaveLength(0);
  });

  test('continues in the same tab when the browser opens no other', async () => {
    openTab.mockReturnValue(null);
    shop.answer(checkPromoCode, { percent: 20 });
    await openSheet();
    await choose(/3 months/);
    await choose(/International card/);
    await applyPromo('AUTUMN20');
    await screen.findByText('AUTUMN20 · −20%');
    await userEvent.click(payButton('Pay $10.68'));
    await screen.findByText('Your browser did not open a new tab');
    expect(screen.queryByText('Payment page opened')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(location.pathname + location.search).toBe(
      '/payment?gateway=card&sub_id=12&promocode=AUTUMN20',
    );
    expect(consumeHandoff(request)).toMatchObject({ expectedTotalCents: 1_068 });
  });

  test('keeps the focus in the sheet', async () => {
    await pay();
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  test('shows steps, method and total while waiting, and opens the page again', async () => {
    await pay();
    const dialog = screen.getByRole('dialog');
    for (const text of ['Payment page opened', 'Waiting for confirmation', 'Access opens']) {
      expect(within(dialog).getByText(text)).toBeDefined();
    }
    expect(within(dialog).getByText('International card')).toBeDefined();
    expect(within(dialog).getByText('$10.68')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Open the payment page again' }));
    expect(openTab).toHaveBeenCalledTimes(2);
  });

  async function awaitStarted() {
    const handoffId = consumeHandoff(request)?.id ?? '';
    await act(async () => {
      reportPayment({ handoffId, kind: 'started', paymentId: PAYMENT_ID });
      window.dispatchEvent(new StorageEvent('storage', { key: 'sesame:payment-report' }));
    });
  }

  test('shows the access after a successful payment', async () => {
    const { client } = await pay();
    shop.answer(listPayments, [paid({ status: 'Not payed', is_pending: true })]);
    await awaitStarted();
    expect(screen.getByText('Finish the payment in the new tab')).toBeDefined();

    shop.answer(listPayments, [paid()]);
    shop.answer(listActiveSubscriptions, [subscription()]);
    await act(() => client.refetchQueries({ queryKey: routeKey(listPayments) }));
    expect(await screen.findByText('Askara Pro is active')).toBeDefined();
    const connect = await screen.findByRole('link', { name: 'Connect 1' });
    expect(connect.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('shows that it was not paid and keeps the choices for another attempt', async () => {
    await pay();
    shop.answer(listPayments, [paid({ status: 'Not payed' })]);
    await awaitStarted();
    expect(await screen.findByText('The payment did not go through')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(payButton('Pay $10.68')).toHaveProperty('disabled', false);
  });

  test('cancels the payment on the server and returns to the choices', async () => {
    await pay();
    shop.answer(listPayments, [paid({ status: 'Not payed', is_pending: true })]);
    shop.answer(cancelPayment, {});
    await awaitStarted();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(payButton('Pay $10.68')).toBeDefined();
    await waitFor(() =>
      expect(shop.callsOf(cancelPayment)[0]?.body).toEqual({ payment_id: PAYMENT_ID }),
    );
  });

  test('withdraws the handoff when canceled before the page has loaded', async () => {
    await pay();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(consumeHandoff(request)).toBeNull();
  });

  test('shows the new price when the payment page reports a change', async () => {
    await pay();
    shop.answer(listSubPlans, [
      askara({ price_table: [{ id: 22, amount: 13.9, duration: '3 mons' }] }),
    ]);
    const handoffId = consumeHandoff(request)?.id ?? '';
    await act(async () => {
      reportPayment({
        handoffId,
        kind: 'refused',
        message: 'The price has changed. Check the new total.',
        priceId: 22,
      });
      window.dispatchEvent(new StorageEvent('storage', { key: 'sesame:payment-report' }));
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The price has changed');
    // (13.90 + 3.5 % = 14.39) − 20 % = 11.51
    expect(await screen.findAllByRole('button', { name: 'Pay $11.51' })).not.toHaveLength(0);
  });
});

describe('a free order', () => {
  async function openFree() {
    shop.answer(checkPromoCode, { percent: 100 });
    await openSheet();
    await applyPromo('FREE100');
    await screen.findByText('FREE100 · −100%');
  }

  test('is activated by the click in the sheet, without another tab', async () => {
    await openFree();
    expect(payButton('Activate for free')).toHaveProperty('disabled', true);
    await choose(/TON/);
    shop.answer(startPayment, {
      url: 'http://localhost/dashboard/subscriptions',
      payment_id: PAYMENT_ID,
    });
    shop.answer(listActiveSubscriptions, [subscription()]);
    await userEvent.click(payButton('Activate for free'));
    expect(await screen.findByText('Askara Pro is active')).toBeDefined();
    expect(openTab).not.toHaveBeenCalled();
    const [call] = shop.callsOf(startPayment);
    expect(call?.url.searchParams.get('subscription_price_id')).toBe('11');
    expect(call?.body).toEqual({ gateway: 'ton', promocode: 'FREE100', expected_total: 0 });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  test('is sent again with the same key after no answer', async () => {
    await openFree();
    await choose(/TON/);
    shop.refuse(startPayment, 'unavailable');
    await userEvent.click(payButton('Activate for free'));
    await screen.findByRole('alert');
    await userEvent.click(payButton('Activate for free'));
    await waitFor(() => expect(shop.callsOf(startPayment)).toHaveLength(2));
    const keys = shop.callsOf(startPayment).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
  });

  test('shows why it was refused and stays in the sheet', async () => {
    await openFree();
    await choose(/TON/);
    shop.refuse(startPayment, 'promo_invalid', { reason: 'limit_reached' });
    await userEvent.click(payButton('Activate for free'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This promo code has been used up.',
    );
  });
});

describe('the balance', () => {
  const balance = card({
    gateway: 'balance',
    title: 'Balance',
    fee_percentage: 0,
    available: 12.9,
  });

  test('shows its amount and pays without another tab', async () => {
    shop.answer(listPaymentMethods, [card(), balance]);
    shop.answer(startPayment, { url: 'https://shop.example/dashboard', payment_id: PAYMENT_ID });
    shop.answer(listActiveSubscriptions, [subscription()]);
    await openSheet();
    await choose(/3 months/);
    expect(screen.getByRole('radio', { name: /Balance/ }).closest('label')?.textContent).toContain(
      'Available $12.90',
    );
    await choose(/Balance/);
    await userEvent.click(payButton('Pay $12.90'));
    await screen.findByText(/is active/);
    expect(openTab).not.toHaveBeenCalled();
    expect(shop.callsOf(startPayment)[0]?.body).toEqual({
      gateway: 'balance',
      promocode: null,
      expected_total: 12.9,
    });
  });

  test('cannot be chosen when it is too low, and says so', async () => {
    shop.answer(listPaymentMethods, [card(), balance]);
    await openSheet();
    await choose(/3 months/);
    await choose(/Balance/);
    await choose(/12 months/);
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /Balance/ });
    expect(radio.disabled).toBe(true);
    expect(radio.closest('label')?.textContent).toContain(
      'Available $12.90: not enough for this order',
    );
    expect(payButton('Pay $44.00')).toHaveProperty('disabled', true);
  });

  test('reports that it was spent elsewhere meanwhile', async () => {
    shop.answer(listPaymentMethods, [card(), balance]);
    shop.refuse(startPayment, 'balance_too_small');
    await openSheet();
    await choose(/Balance/);
    await userEvent.click(payButton('Pay $4.90'));
    await screen.findByText('said by the server: balanceTooSmall');
  });
});
