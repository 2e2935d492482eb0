import {
  type ChargeResult,
  listPaymentMethods,
  listPayments,
  startPayment,
} from '@sesame/contract/shop/payments.ts';
import { listSavedMethods } from '@sesame/contract/shop/saved-methods.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consumeHandoff } from '../../../api/payments/payment-handoff.ts';
import { savedCard } from '../../../test/renewals.ts';
import { card, fakeShop, paid } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { choose, openSheet, payButton } from '../order-sheet.driver.tsx';

const PAYMENT_ID = paid().id;
const url = 'https://shop.example/dashboard/subscriptions';
const openTab = vi.fn();
let shop: ReturnType<typeof fakeShop>;

beforeEach(async () => {
  localStorage.clear();
  shop = fakeShop();
  shop.answer(listPaymentMethods, [card({ saves: true, renews: true, fee_percentage: 0 })]);
  shop.answer(listSavedMethods, [
    savedCard(),
    // One of another payment method, and one that cannot be charged.
    savedCard({ id: '0197a000-0000-7000-8000-000000000002', gateway: 'other', last4: '1111' }),
    savedCard({ id: '0197a000-0000-7000-8000-000000000003', gateway: null, last4: '2222' }),
  ]);
  await speak('en');
  openTab.mockReset().mockReturnValue({ opener: window });
  vi.stubGlobal('open', openTab);
});

async function chooseCard() {
  await openSheet();
  await choose(/3 months/);
  await choose(/International card/);
  return within(await screen.findByRole('group', { name: 'Pay with' }));
}

async function payWith(charge: ChargeResult) {
  await chooseCard();
  shop.answer(startPayment, { url, payment_id: PAYMENT_ID, charge });
  await userEvent.click(payButton('Pay $12.90'));
}

test('the saved card of the payment method is chosen, and paid with one click', async () => {
  const choice = await chooseCard();
  expect(choice.getAllByRole('radio')).toHaveLength(2);
  expect(choice.getByRole('radio', { name: 'Visa ···4242' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('checkbox', { name: 'Save for later payments' })).toBeNull();
  shop.answer(startPayment, { url, payment_id: PAYMENT_ID, charge: { state: 'paid' } });
  await userEvent.click(payButton('Pay $12.90'));
  expect(await screen.findByRole('heading', { name: /is active/ })).toBeDefined();
  expect(openTab).not.toHaveBeenCalled();
  expect(shop.callsOf(startPayment)).toMatchObject([
    { body: { gateway: 'card', saved_method: savedCard().id, expected_total: 12.9 } },
  ]);
});

test('another card is paid on the page of the gateway, and can be saved', async () => {
  const choice = await chooseCard();
  await userEvent.click(choice.getByRole('radio', { name: 'Another card or wallet' }));
  expect(screen.getByRole('checkbox', { name: 'Save for later payments' })).toBeDefined();
  await userEvent.click(payButton('Pay $12.90'));
  await screen.findByText('Finish the payment in the new tab');
  expect(shop.callsOf(startPayment)).toEqual([]);
});

test('a charge without an answer waits, and ends as the history says', async () => {
  await payWith({ state: 'pending' });
  expect(
    await screen.findByRole('heading', { name: 'Your payment is being checked' }),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  expect(shop.callsOf(startPayment)).toHaveLength(1);
  expect(shop.callsOf(listPayments).length).toBeGreaterThan(0);
});

test('a charge that the bank wants confirmed leads to the page of the gateway', async () => {
  await payWith({ state: 'confirm' });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the payment page' }));
  await screen.findByText('Finish the payment in the new tab');
  expect(openTab).toHaveBeenCalledOnce();
  const request = { gateway: 'card', priceId: 12, promocode: null };
  expect(consumeHandoff(request)).toMatchObject({ expectedTotalCents: 1_290, saves: false });
});

test.each([
  ['funds', /does not have enough money/, true],
  ['bank', /declined without a reason/, true],
  ['technical', /technical problem/, true],
  ['method_dead', /no longer works/, false],
  ['shop', /cannot be used at the moment/, true],
] as const)('a charge declined for %s says so, and what to do', async (reason, text, keeps) => {
  await payWith({ state: 'declined', reason });
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(screen.getByRole('radio', { name: 'Visa ···4242' })).toHaveProperty('checked', keeps);
});
