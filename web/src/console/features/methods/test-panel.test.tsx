import {
  checkMethodTest,
  getMethodTest,
  type MethodTest,
  refundMethodTest,
  startMethodTest,
} from '@sesame/contract/console/payments/method-tests.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { consoleMethod } from '../../../test/methods/console-method.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { withId } from '../../../test/with-id.ts';
import { TestPanel } from './test-panel.tsx';

const opened: MethodTest = {
  id: '019a0000-0000-7000-8000-00000000dddd',
  gateway: 'card',
  state: 'opened',
  amount: 1,
  currency: 'USD',
  url: 'https://pay.example/1',
  reference: 'pi_1',
  failure: null,
  can_refund: true,
  created_at: '2026-03-10T12:00:00.000Z',
  paid_at: null,
  refunded_at: null,
};
const paid: MethodTest = {
  ...opened,
  state: 'paid',
  url: null,
  paid_at: '2026-03-10T12:01:00.000Z',
};
const refunded: MethodTest = {
  ...paid,
  state: 'refunded',
  refunded_at: '2026-03-10T12:02:00.000Z',
};

const ofCard = <R extends { path: string }>(route: R): R => ({
  ...route,
  path: route.path.replace(':gateway', 'card'),
});
const latest = ofCard(getMethodTest);
const check = withId(checkMethodTest, opened.id);
const refund = withId(refundMethodTest, opened.id);

const server = freshServer();

const open = (found: MethodTest | null, at = '/admin/payment-methods/card') => {
  server.answer(latest, { test: found });
  renderConsole(server, <TestPanel method={consoleMethod()} />, { at });
};

test('creates a test payment, and leads to its checkout page in this tab', async () => {
  open(null);
  server.answer(ofCard(startMethodTest), opened);
  const button = await screen.findByRole('button', { name: 'Create test payment' });
  server.answer(latest, { test: opened });
  await userEvent.click(button);
  const page = await screen.findByRole('link', { name: 'Open the checkout page' });
  expect(page.getAttribute('href')).toBe('https://pay.example/1');
  // The session of the console lives in its tab.
  expect(page.getAttribute('target')).toBeNull();
  expect(screen.getByText(/created a payment of \$1.00/)).toBeTruthy();
});

test('asks the gateway once when its page returns, and offers the refund', async () => {
  server.answer(check, () => {
    server.answer(latest, { test: paid });
    return paid;
  });
  open(opened, '/admin/payment-methods/card?tested=1');
  await screen.findByText(/\$1.00 was paid/);
  expect(server.callsOf(check)).toHaveLength(1);
  server.answer(refund, () => {
    server.answer(latest, { test: refunded });
    return refunded;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Refund the test payment' }));
  const note = await screen.findByText(/paid and refunded/);
  expect(note.parentElement?.textContent).toMatch(/Created .+ → paid .+ → refunded /);
  expect(screen.queryByRole('button', { name: 'Refund the test payment' })).toBeNull();
});

test('does not ask by itself before that; the operator can', async () => {
  server.answer(check, paid);
  open(opened);
  const button = await screen.findByRole('button', { name: 'Check status' });
  expect(server.callsOf(check)).toHaveLength(0);
  server.answer(latest, { test: paid });
  await userEvent.click(button);
  await screen.findByText(/\$1.00 was paid/);
});

test.each<[string, MethodTest, RegExp]>([
  [
    'why there is no page',
    { ...opened, state: 'refused', url: null, failure: 'no such <key>' },
    /declined to create a payment. Response: no such <key>/,
  ],
  ['that real money is not taken', { ...opened, url: null }, /takes real money/],
  ['that the gateway cannot refund', { ...paid, can_refund: false }, /This gateway cannot refund/],
])('says %s, and offers no refund', async (_name, found, text) => {
  open(found);
  await screen.findByText(text);
  expect(screen.queryByRole('link', { name: 'Open the checkout page' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refund the test payment' })).toBeNull();
});

test('says why money was not refunded, and asks again', async () => {
  open({ ...paid, state: 'refund_failed', failure: 'no funds' });
  await screen.findByText(/did not refund \$1.00.+Response: no funds/);
  server.refuse(refund, 'gateway_unavailable');
  await userEvent.click(screen.getByRole('button', { name: 'Refund the test payment' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/./));
});
