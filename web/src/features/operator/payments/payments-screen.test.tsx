import { getAnyPayment, type OperatorPayment } from '@sesame/contract/operator-payment-detail.ts';
import {
  type ListedPayment,
  listAllPayments,
  listPaymentFilters,
} from '@sesame/contract/operator-payment-list.ts';
import { refundPayment } from '@sesame/contract/operator-payments.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOperatorToken, readOperatorToken } from '../../../api/operator/operator-token.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { PaymentScreen } from './payment-screen.tsx';
import { PaymentsScreen } from './payments-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const ID = '019a0000-0000-7000-8000-00000000abcd';
const AT = '2026-03-10T12:00:00.000Z';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listPaymentFilters, { methods: [], products: [] });
  await speak('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropOperatorToken(readOperatorToken());
});

/** A route of one payment as it is called. */
const ofPayment = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':id', ID),
});

function listed(over: Partial<ListedPayment> = {}): ListedPayment {
  return {
    id: ID,
    created_at: AT,
    user: {
      id: '019a0000-0000-7000-8000-000000000001',
      username: '<b>anna</b>',
      email: 'anna@shop.example',
    },
    product_id: 1,
    title: 'Askara Pro',
    pictures: [],
    duration: '3 mons',
    gateway: 'card',
    method: 'International card',
    method_ru: 'Карта',
    promocode: 'AUTUMN20',
    total: 10.32,
    refunded: 0,
    state: 'paid',
    flagged: true,
    ...over,
  };
}

function payment(over: Partial<OperatorPayment> = {}): OperatorPayment {
  return {
    id: ID,
    user: listed().user,
    sub_plan_title: 'Askara Pro',
    duration: '3 mons',
    gateway: 'card',
    provider: 'demo',
    state: 'paid',
    review_reason: null,
    flags: [],
    lines: {
      subscription_price_id: 1,
      amount: 10,
      fee_percentage: 3.2,
      fee: 0.32,
      percent: 0,
      discount: 0,
      total: 10.32,
      currency: 'USD',
    },
    captured: { amount: 10.32, currency: 'USD' },
    returned: null,
    paid: 10.32,
    refunded: 0,
    owed: 0,
    reference: 'bank-7',
    handle: null,
    option: null,
    form_state: 'ready',
    form_url: null,
    created_at: AT,
    expires_at: AT,
    paid_at: AT,
    closed_at: null,
    check_at: null,
    check_count: 1,
    country: null,
    access: null,
    story: [{ kind: 'ordered', at: AT }],
    next_step: 'none',
    events: [{ kind: 'created', detail: { total: 1032 }, at: AT }],
    notices: [],
    refunds: [],
    ...over,
  };
}

it('lists payments as text, with a way to each, and asks for what is filtered', async () => {
  server.answer(listAllPayments, [listed()]);
  renderOperator(server, <PaymentsScreen />, { at: '/admin/payments' });
  const table = await screen.findByRole('table', { name: 'Payments, newest first' });
  expect(table.textContent).toContain('<b>anna</b>');
  expect(table.textContent).toContain('$10.32');
  expect(table.textContent).toContain('Worth a look');
  expect(within(table).getByRole('link').getAttribute('href')).toBe(`/admin/payments/${ID}`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'disputed');
  await waitFor(() =>
    expect(server.callsOf(listAllPayments).at(-1)?.url.searchParams.get('state')).toBe('disputed'),
  );
});

it('says so when there are none, and when they cannot be had', async () => {
  server.answer(listAllPayments, []);
  const { unmount } = renderOperator(server, <PaymentsScreen />, { at: '/admin/payments' });
  expect(await screen.findByText('No payments yet')).toBeTruthy();
  unmount();
  server.refuse(listAllPayments, 'unavailable');
  renderOperator(server, <PaymentsScreen />, { at: '/admin/payments' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('gives a part back with what had gone back when the form was opened', async () => {
  server.answer(ofPayment(getAnyPayment), payment({ state: 'partially_refunded', refunded: 2 }));
  server.refuse(ofPayment(refundPayment), 'changed_meanwhile');
  renderOperator(server, <PaymentScreen />, { at: `/admin/payments/${ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('$8.32 of $10.32 can be given back.')).toBeTruthy();
  const amount = dialog.getByLabelText('Amount, $');
  await userEvent.clear(amount);
  await userEvent.type(amount, '3.50');
  await userEvent.type(dialog.getByLabelText('Reason'), 'half of it');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund', hidden: true }));
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toContain(
    'said by the server',
  );
  expect(server.callsOf(ofPayment(refundPayment))[0]?.body).toEqual({
    way: 'gateway',
    access: 'revoke',
    amount: 3.5,
    expected_refunded: 2,
    reason: 'half of it',
  });
});

it('offers no money to those who may only look', async () => {
  server.answer(ofPayment(getAnyPayment), payment());
  renderOperator(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'support' });
  expect(await screen.findByText('Nothing to do here.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});

it('puts the decision first when money is held', async () => {
  server.answer(
    ofPayment(getAnyPayment),
    payment({ state: 'review', review_reason: 'underpaid', next_step: 'decide_review' }),
  );
  renderOperator(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
  expect(await screen.findByText(/Accept it or return it/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return' })).toBeTruthy();
});
