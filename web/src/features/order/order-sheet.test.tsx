import { listActiveSubscriptions } from '@sesame/contract/access.ts';
import { listSubPlans } from '@sesame/contract/catalogue.ts';
import {
  cancelPayment,
  checkPromocode,
  listPaymentMethods,
  listPayments,
  startPayment,
} from '@sesame/contract/payments.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportPayment, takeHandoff } from '../../api/payment-handoff.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { askara, card, fakeShop, paid, subscription } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { OrderSheet } from './order-sheet.tsx';

const PAYMENT_ID = paid().id;
const openTab = vi.fn();
let shop: ReturnType<typeof fakeShop>;

beforeEach(async () => {
  localStorage.clear();
  shop = fakeShop();
  await speak('en');
  openTab.mockReset();
  vi.stubGlobal('open', openTab);
});

function Dashboard({ withCoupon = false }: { withCoupon?: boolean }) {
  const [productId, setProductId] = useState<number | null>(1);
  return (
    <>
      <button onClick={() => setProductId(1)} type="button">
        open
      </button>
      <OrderSheet
        onClose={() => setProductId(null)}
        productId={productId}
        withCoupon={withCoupon}
      />
    </>
  );
}

async function openSheet(props: { withCoupon?: boolean } = {}) {
  const view = renderSignedIn(<Dashboard {...props} />);
  await screen.findByRole('radio', { name: /International card/ });
  return view;
}

/** Both the summary and the phone's bar have one; either pays. */
function payButton(name: string | RegExp = /^Pay/) {
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error('there is always a Pay button');
  return button;
}

const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const lines = () =>
  [...document.querySelectorAll('dl > div')].map((line) => line.textContent).join(' | ');

async function applyPromo(code: string) {
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('choosing', () => {
  it('starts with the first plan and no method: Pay waits for one', async () => {
    await openSheet();
    expect(screen.getByRole('radio', { name: /1 month/ })).toHaveProperty('checked', true);
    expect(lines()).toBe('Price · 1 month$4.90');
    expect(payButton('Pay $4.90')).toHaveProperty('disabled', true);
  });

  it('shows price, fee with its percentage and total for the chosen plan and method', async () => {
    await openSheet();
    await choose(/3 months/);
    await choose(/International card/);
    expect(lines()).toBe('Price · 3 months$12.90 | Fee · 3.5%$0.45');
    expect(payButton('Pay $13.35')).toHaveProperty('disabled', false);
    await choose(/TON/);
    expect(lines()).toBe('Price · 3 months$12.90 | Fee · 0%$0.00');
    expect(payButton('Pay $12.90')).toBeDefined();
  });

  it('tells what longer plans save and what each method costs', async () => {
    await openSheet();
    expect(screen.getByRole('radio', { name: /12 months.*\$3\.67.*saves 25%/ })).toBeDefined();
    expect(
      screen.getByRole('radio', { name: /International card.*Any bank.*\+3\.5%/ }),
    ).toBeDefined();
    expect(screen.getByRole('radio', { name: /TON.*No fee/ })).toBeDefined();
  });

  it('says until when there will be access, on top of what runs already', async () => {
    const ends = new Date(Date.UTC(2099, 0, 31, 12));
    shop.answer(listActiveSubscriptions, [
      subscription({ date_end: ends.toISOString(), anchor_day: 31 }),
    ]);
    await openSheet();
    expect(await screen.findByText('You will have access until 28.02.2099')).toBeDefined();
  });

  it('has a message for each empty group of methods', async () => {
    shop.answer(listPaymentMethods, [card()]);
    await openSheet();
    const cis = screen.getByRole('group', { name: 'Payment Methods (CIS)' });
    expect(within(cis).getByText('No methods yet')).toBeDefined();
  });

  it('says that methods did not load, and loads them on demand', async () => {
    shop.silence(listPaymentMethods);
    renderSignedIn(<Dashboard />);
    expect(await screen.findByText('Failed to fetch payment methods')).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
    expect(payButton('Pay $4.90')).toHaveProperty('disabled', true);
    shop.answer(listPaymentMethods, [card()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /International card/ })).toBeDefined();
  });

  it('says so when the product of a link is not in the catalogue', async () => {
    shop.answer(listSubPlans, [askara({ id: 99 })]);
    renderSignedIn(<Dashboard />);
    expect(await screen.findByText('This service is not in the catalogue')).toBeDefined();
  });

  it('does not sell an inactive product', async () => {
    shop.answer(listSubPlans, [askara({ active: false })]);
    await openSheet();
    await choose(/TON/);
    expect(payButton()).toHaveProperty('disabled', true);
  });
});

describe('the promo code', () => {
  it('takes its percent off the price and the fee, and can be removed', async () => {
    shop.answer(checkPromocode, { percent: 20 });
    await openSheet();
    await choose(/3 months/);
    await choose(/International card/);
    await applyPromo(' autumn20 ');
    expect(await screen.findByText('AUTUMN20 · −20%')).toBeDefined();
    expect(lines()).toBe('Price · 3 months$12.90 | Fee · 3.5%$0.45 | Discount · 20%−$2.67');
    expect(payButton('Pay $10.68')).toBeDefined();
    expect(screen.getByText('Promo code applied: −20%').getAttribute('role')).toBe('status');
    const [asked] = shop.callsOf(checkPromocode);
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      promocode: 'autumn20',
      subscription_price_id: '12',
      gateway: 'card',
    });

    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(payButton('Pay $13.35')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', '');
  });

  it.each([
    ['unknown', 'Promocode does not exist'],
    ['expired', 'This promo code has expired.'],
    ['not_this_product', 'This promo code is for another service.'],
    ['already_used', 'You have already used this promo code.'],
  ])('refused as %s says: %s', async (reason, text) => {
    shop.refuse(checkPromocode, 'promo_invalid', { reason });
    await openSheet();
    await applyPromo('nope');
    expect(await screen.findByText(text)).toBeDefined();
    const field = screen.getByRole('textbox', { name: 'Promo code' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(payButton('Pay $4.90')).toBeDefined();
    await userEvent.type(field, 'x');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is asked again for another plan, and is gone where it does not hold', async () => {
    shop.answer(checkPromocode, { percent: 20 });
    await openSheet();
    await choose(/TON/);
    await applyPromo('ASKARA30');
    expect(await screen.findByText('ASKARA30 · −20%')).toBeDefined();
    shop.refuse(checkPromocode, 'promo_invalid', { reason: 'minimum' });
    await choose(/3 months/);
    expect(await screen.findByText('The order is too small for this promo code.')).toBeDefined();
    expect(payButton('Pay $12.90')).toBeDefined();
  });

  it('keeps its percent when it cannot be asked again: too many questions are no refusal', async () => {
    shop.answer(checkPromocode, { percent: 20 });
    await openSheet();
    await choose(/TON/);
    await applyPromo('AUTUMN20');
    expect(await screen.findByText('AUTUMN20 · −20%')).toBeDefined();
    shop.refuse(checkPromocode, 'too_many_requests');
    await choose(/3 months/);
    await waitFor(() => expect(shop.callsOf(checkPromocode)).toHaveLength(2));
    expect(await screen.findAllByRole('button', { name: 'Pay $10.32' })).not.toHaveLength(0);
  });

  it('can be tried again after a failure of the connection', async () => {
    await openSheet();
    await applyPromo('AUTUMN20');
    expect(await screen.findByText(/No connection/)).toBeDefined();
    shop.answer(checkPromocode, { percent: 20 });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('AUTUMN20 · −20%')).toBeDefined();
  });

  it('remembered at registration stands in the field, not applied', async () => {
    shop = fakeShop({ coupon: 'WELCOME' });
    await openSheet();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty(
        'value',
        'WELCOME',
      ),
    );
    expect(shop.callsOf(checkPromocode)).toHaveLength(0);
  });

  it('has the focus when the person came with a coupon', async () => {
    await openSheet({ withCoupon: true });
    const field = screen.getByRole('textbox', { name: 'Promo code' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});

describe('paying', () => {
  async function pay() {
    shop.answer(checkPromocode, { percent: 20 });
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

  it('opens the payment page in a tab that cannot reach back, with a handoff for exactly it', async () => {
    await pay();
    expect(openTab).toHaveBeenCalledExactlyOnceWith(
      '/payment?gateway=card&sub_id=12&promocode=AUTUMN20',
      '_blank',
      'noopener',
    );
    expect(takeHandoff(request)).toMatchObject({ expectedTotalCents: 1_068 });
    expect(shop.callsOf(startPayment)).toHaveLength(0);
  });

  it('keeps the focus in the sheet', async () => {
    await pay();
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('waits with the steps, the method and the total, and opens the page again', async () => {
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

  async function hearStarted() {
    const handoffId = takeHandoff(request)?.id ?? '';
    await act(async () => {
      reportPayment({ handoffId, kind: 'started', paymentId: PAYMENT_ID });
      window.dispatchEvent(new StorageEvent('storage', { key: 'sesame:payment-report' }));
    });
  }

  it('shows the access when the payment went through', async () => {
    const { client } = await pay();
    shop.answer(listPayments, [paid({ status: 'Not payed', is_pending: true })]);
    await hearStarted();
    expect(screen.getByText('Finish the payment in the new tab')).toBeDefined();

    shop.answer(listPayments, [paid()]);
    shop.answer(listActiveSubscriptions, [subscription()]);
    await act(() => client.refetchQueries({ queryKey: queryKeys.payments }));
    expect(await screen.findByText('Askara Pro is active')).toBeDefined();
    const connect = await screen.findByRole('link', { name: 'Connect 1' });
    expect(connect.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('says that it was not paid and keeps the choices for another try', async () => {
    await pay();
    shop.answer(listPayments, [paid({ status: 'Not payed' })]);
    await hearStarted();
    expect(await screen.findByText('The payment did not go through')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(payButton('Pay $10.68')).toHaveProperty('disabled', false);
  });

  it('cancels the payment on the server and comes back to the choices', async () => {
    await pay();
    shop.answer(listPayments, [paid({ status: 'Not payed', is_pending: true })]);
    shop.answer(cancelPayment, {});
    await hearStarted();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(payButton('Pay $10.68')).toBeDefined();
    await waitFor(() =>
      expect(shop.callsOf(cancelPayment)[0]?.body).toEqual({ payment_id: PAYMENT_ID }),
    );
  });

  it('takes the handoff back when it is canceled before the page came', async () => {
    await pay();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(takeHandoff(request)).toBeNull();
  });

  it('asks again with the new price when the payment page met an older one', async () => {
    await pay();
    shop.answer(listSubPlans, [
      askara({ price_table: [{ id: 22, amount: 13.9, duration: '3 mons' }] }),
    ]);
    const handoffId = takeHandoff(request)?.id ?? '';
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
    shop.answer(checkPromocode, { percent: 100 });
    await openSheet();
    await applyPromo('FREE100');
    await screen.findByText('FREE100 · −100%');
  }

  it('is activated by the click in the sheet, without another tab', async () => {
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

  it('refused says why and stays on the sheet', async () => {
    await openFree();
    await choose(/TON/);
    shop.refuse(startPayment, 'promo_invalid', { reason: 'limit_reached' });
    await userEvent.click(payButton('Activate for free'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This promo code has been used up.',
    );
  });
});

it('closing forgets plan, method and promo code', async () => {
  shop.answer(checkPromocode, { percent: 20 });
  await openSheet();
  await choose(/3 months/);
  await choose(/TON/);
  await applyPromo('AUTUMN20');
  await screen.findByText('AUTUMN20 · −20%');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  expect(screen.getByRole('radio', { name: /1 month/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /TON/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', '');
});
