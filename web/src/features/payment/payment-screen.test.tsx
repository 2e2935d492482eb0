import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import {
  checkPromoCode,
  listPaymentMethods,
  startPayment,
} from '@sesame/contract/shop/payments.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  offerHandoff,
  type PaymentReport,
  watchPaymentReports,
} from '../../api/payments/payment-handoff.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { askara, card, fakeShop, paid } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { PaymentScreen } from './payment-screen.tsx';

const PAYMENT_ID = paid().id;
const request = { gateway: 'card', priceId: 12, promocode: 'AUTUMN20' };
const leave = vi.fn();
let shop: ReturnType<typeof fakeShop>;

beforeEach(async () => {
  localStorage.clear();
  leave.mockReset();
  shop = fakeShop();
  shop.answer(checkPromoCode, { percent: 20 });
  await speak('en');
});

function openPage(search = '?gateway=card&sub_id=12&promocode=AUTUMN20') {
  window.history.replaceState(null, '', `/payment${search}`);
  return renderSignedIn(<PaymentScreen leave={leave} />);
}

function lastReport(): PaymentReport | undefined {
  let received: PaymentReport | undefined;
  const stop = watchPaymentReports((report) => {
    received = report;
  });
  window.dispatchEvent(new StorageEvent('storage', { key: 'sesame:payment-report' }));
  stop();
  return received;
}

describe('opened by the order sheet', () => {
  test('starts the payment once, reports to the sheet and redirects to the gateway', async () => {
    const handoffId = offerHandoff(request, 1_068);
    shop.answer(startPayment, { url: 'https://bank.example/pay/1', payment_id: PAYMENT_ID });
    openPage();
    expect(screen.getByText('Opening the payment page')).toBeDefined();
    expect(await screen.findByText('International card')).toBeDefined();
    expect(screen.getByText('AUTUMN20')).toBeDefined();
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith('https://bank.example/pay/1'),
    );
    expect(shop.callsOf(startPayment)).toHaveLength(1);
    expect(shop.callsOf(startPayment)[0]?.body).toEqual({
      gateway: 'card',
      promocode: 'AUTUMN20',
      expected_total: 10.68,
    });
    expect(lastReport()).toEqual({ handoffId, kind: 'started', paymentId: PAYMENT_ID });
    expect(shop.callsOf(startPayment)[0]?.headers.get('Idempotency-Key')).toBe(handoffId);
  });

  test('starts once even if React mounts twice, and never again in this tab', async () => {
    offerHandoff(request, 1_068);
    shop.answer(startPayment, { url: 'https://bank.example/pay/1', payment_id: PAYMENT_ID });
    window.history.replaceState(null, '', '/payment?gateway=card&sub_id=12&promocode=AUTUMN20');
    const { unmount } = renderSignedIn(
      <StrictMode>
        <PaymentScreen leave={leave} />
      </StrictMode>,
    );
    await waitFor(() => expect(leave).toHaveBeenCalled());
    unmount();
    openPage();
    expect(await screen.findByRole('button', { name: 'Pay $10.68' })).toBeDefined();
    expect(shop.callsOf(startPayment)).toHaveLength(1);
  });

  test('shows a link when the redirect does not happen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    offerHandoff(request, 1_068);
    shop.answer(startPayment, { url: 'https://bank.example/pay/1', payment_id: PAYMENT_ID });
    openPage();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    const link = screen.getByRole('link', { name: 'Continue to payment' });
    expect(link.getAttribute('href')).toBe('https://bank.example/pay/1');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x'])('never goes to %s', async (url) => {
    offerHandoff(request, 1_068);
    shop.respond(startPayment, () => Response.json({ url, payment_id: PAYMENT_ID }));
    openPage();
    expect(await screen.findByText('The payment page did not open')).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
  });

  test('says that nothing was charged when the gateway does not answer, and can retry', async () => {
    offerHandoff(request, 1_068);
    shop.refuse(startPayment, 'gateway_unavailable');
    openPage();
    expect(await screen.findByText('The payment page did not open')).toBeDefined();
    expect(screen.getByText(/Nothing was charged/)).toBeDefined();
    expect(lastReport()).toBeUndefined();
    shop.answer(startPayment, { url: 'https://bank.example/pay/1', payment_id: PAYMENT_ID });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(shop.callsOf(startPayment)[1]?.body).toEqual(shop.callsOf(startPayment)[0]?.body);
  });

  test('saves the payment method, and renews the order, when the order sheet says so', async () => {
    offerHandoff(request, 1_068, null, { saves: true, renewText: 'I agree.' });
    shop.answer(startPayment, { url: 'https://bank.example/pay/1', payment_id: PAYMENT_ID });
    openPage();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(shop.callsOf(startPayment)[0]?.body).toMatchObject({
      save: { mandate: 2 },
      renew: { text: 'I agree.' },
    });
  });

  test('does not offer a retry of a final refusal, and reports to the sheet', async () => {
    const handoffId = offerHandoff(request, 1_068);
    shop.refuse(startPayment, 'product_inactive', { lines: null });
    openPage();
    expect(await screen.findByText(/said by the server: productInactive/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to plans' })).toBeDefined();
    expect(lastReport()).toMatchObject({ handoffId, kind: 'refused', priceId: null });
  });

  test('shows the new lines and asks for a confirmation when the price has changed', async () => {
    const handoffId = offerHandoff(request, 1_068);
    shop.refuse(startPayment, 'price_changed', {
      lines: {
        subscription_price_id: 22,
        amount: 13.9,
        fee_percentage: 3.5,
        fee: 0.49,
        percent: 20,
        discount: 2.88,
        total: 11.51,
        currency: 'USD',
      },
    });
    shop.answer(listSubPlans, [
      askara({ price_table: [{ id: 22, amount: 13.9, duration: '3 mons' }] }),
    ]);
    openPage();
    const pay = await screen.findByRole('button', { name: 'Pay $11.51' });
    expect(screen.getByText(/said by the server: priceChanged/)).toBeDefined();
    expect(lastReport()).toMatchObject({ handoffId, kind: 'refused', priceId: 22 });
    expect(shop.callsOf(startPayment)).toHaveLength(1);

    shop.answer(startPayment, { url: 'https://bank.example/pay/1', payment_id: PAYMENT_ID });
    await userEvent.click(pay);
    await waitFor(() => expect(leave).toHaveBeenCalled());
    const [, second] = shop.callsOf(startPayment);
    expect(second?.url.searchParams.get('subscription_price_id')).toBe('22');
    expect(second?.body).toMatchObject({ expected_total: 11.51 });
  });
});

describe('with a method that charges rubles', () => {
  const rate = {
    currency: 'RUB',
    rate: 81.23,
    rate_at: '2026-11-20T21:00:00.000Z',
    source: 'cbr',
  } as const;

  test('sends the sum from the sheet; after a rate change waits for another click', async () => {
    shop.answer(listPaymentMethods, [card({ charge: { ...rate, rate: 82 } })]);
    offerHandoff(request, 1_068, 86_754);
    shop.respond(startPayment, () =>
      Response.json(
        {
          code: 'price_changed',
          message: 'The price has changed. Check the new total.',
          lines: {
            subscription_price_id: 12,
            amount: 12.9,
            fee_percentage: 3.5,
            fee: 0.45,
            percent: 20,
            discount: 2.67,
            total: 10.68,
            currency: 'USD',
          },
          charge: { ...rate, rate: 82, amount: 875.76 },
        },
        { status: 409 },
      ),
    );
    openPage();
    const pay = await screen.findByRole('button', { name: 'Pay $10.68' });
    expect(shop.callsOf(startPayment)[0]?.body).toMatchObject({ expected_charge: 867.54 });
    expect(screen.getByText('= ₽875.76 at 82.00 per dollar (Bank of Russia, 21.11)')).toBeDefined();

    shop.answer(startPayment, { url: 'https://bank.example/pay/1', payment_id: PAYMENT_ID });
    await userEvent.click(pay);
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(shop.callsOf(startPayment).at(-1)?.body).toMatchObject({ expected_charge: 875.76 });
  });
});

describe('opened by a link from elsewhere', () => {
  test('shows the order and writes nothing before the click', async () => {
    openPage();
    const pay = await screen.findByRole('button', { name: 'Pay $10.68' });
    expect(screen.getByText('You are not charged until you press Pay.')).toBeDefined();
    expect(shop.callsOf(startPayment)).toHaveLength(0);
    shop.answer(startPayment, { url: 'https://bank.example/pay/1', payment_id: PAYMENT_ID });
    await userEvent.click(pay);
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith('https://bank.example/pay/1'),
    );
  });

  test('ignores a handoff for another order', async () => {
    offerHandoff({ ...request, priceId: 11 }, 405);
    openPage();
    expect(await screen.findByRole('button', { name: 'Pay $10.68' })).toBeDefined();
    expect(shop.callsOf(startPayment)).toHaveLength(0);
  });

  test('never activates a free order without a click, even with a handoff', async () => {
    shop.answer(checkPromoCode, { percent: 100 });
    offerHandoff(request, 0);
    openPage();
    expect(await screen.findByRole('button', { name: 'Activate for free' })).toBeDefined();
    expect(shop.callsOf(startPayment)).toHaveLength(0);
  });

  test('shows the full price with the reason when the promo code is refused', async () => {
    shop.refuse(checkPromoCode, 'promo_invalid', { reason: 'expired' });
    openPage();
    expect(await screen.findByText('This promo code has expired.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay $13.35' })).toBeDefined();
  });

  test.each([
    ['?gateway=card', 'Choose the plan again on the dashboard.'],
    ['?gateway=card&sub_id=12%20or%201', 'Choose the plan again on the dashboard.'],
    ['?gateway=card&sub_id=999', 'This plan no longer exists. Choose another one.'],
    ['?gateway=card&sub_id=21', 'This service cannot be ordered right now.'],
    ['?gateway=gone&sub_id=12', 'This payment method no longer exists. Choose another one.'],
  ])('%s cannot be paid: %s', async (search, text) => {
    openPage(search);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to plans' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
