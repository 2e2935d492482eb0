import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { readPlanChange } from '@sesame/contract/shop/orders/plan-changes.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { askara, codelark, fakeShop, subscription as owned } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { choose, lines, openSheet, payButton } from '../order-sheet.driver.tsx';

const subscription = '0199a000-0000-7000-8000-0000000000aa';
const quote = {
  credit: 3.2,
  ends_at: '2026-06-30T12:00:00.000Z',
  until: '2027-06-12T12:00:00.000Z',
  lines: [
    { title: 'Askara Pro', title_ru: '', paid: 4.9, unused_days: 18, total_days: 30, credit: 3.2 },
  ],
};
let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  localStorage.clear();
  shop = fakeShop();
  shop.answer(listSubPlans, [askara(), { ...codelark(), active: true }]);
  shop.answer(readPlanChange, quote);
  await speak('en');
});
const open = () => openSheet({ changes: subscription });

test('shows the credit line by line, and the fee on what is due', async () => {
  await open();
  await choose(/12 months/);
  await choose(/International card/);
  await screen.findByText(/paid until 30.06.2026, ends now/);
  expect(lines()).toBe(
    [
      ...['Price · 12 months$44.00', 'Credit · Askara Pro, 18 of 30 days unused−$3.20'],
      'Fee · 3.5%$1.43',
    ].join(' | '),
  );
  expect(payButton('Pay $42.23')).toHaveProperty('disabled', false);
  expect(screen.getByText('You will have access until 12.06.2027')).toBeDefined();
});

test('changes at once when nothing is due, with the credit that was shown', async () => {
  shop.answer(readPlanChange, { ...quote, credit: 50 });
  shop.answer(startPayment, { url: 'https://shop.example/', payment_id: subscription });
  await open();
  await choose(/12 months/);
  await choose(/International card/);
  await waitFor(() => expect(lines()).toContain('To your balance, for orders$6.00'));
  await userEvent.click(payButton('Change now'));
  await waitFor(() => expect(shop.callsOf(startPayment)).toHaveLength(1));
  expect(shop.callsOf(startPayment)[0]?.body).toMatchObject({
    expected_total: 0,
    change: { subscription, credit: 50 },
  });
});

test('says that a plan is the present one, and lets another product be chosen', async () => {
  shop.refuse(readPlanChange, 'plan_same');
  await open();
  await choose(/International card/);
  await screen.findByText('said by the server: planSame');
  expect(payButton('Change plan')).toHaveProperty('disabled', true);
  expect(screen.queryByText('$0.00')).toBeNull();
  shop.answer(readPlanChange, quote);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Change to' }), 'Codelark');
  await screen.findByText(/Credit · Askara Pro/);
  const asked = shop.callsOf(readPlanChange).at(-1)?.url.searchParams;
  expect(asked?.get('subscription')).toBe(subscription);
  expect(payButton(/^Pay/)).toHaveProperty('disabled', false);
});

test('offers no service that is owned already, but the one that is changed', async () => {
  shop.answer(listActiveSubscriptions, [
    owned({ id: subscription, sub_plan_id: askara().id }),
    owned({ sub_plan_id: codelark().id }),
  ]);
  await open();
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(options()).toEqual(['Askara Pro']));
});
