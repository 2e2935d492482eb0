import {
  assignDelivery,
  listInventory,
  listWaitingDeliveries,
  retryDelivery,
  substituteDelivery,
  type WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { FulfilmentScreen } from './fulfilment-screen.tsx';

const ID = '0199a000-0000-7000-8000-000000000001';
const OTHER = '0199a000-0000-7000-8000-000000000002';
const waiting: WaitingDelivery = {
  id: ID,
  subscription_id: ID,
  product: { id: 1, title: 'Veilnet VPN', title_ru: '' },
  service: { id: 7, title: 'Veilnet', title_ru: '', picture: '/demo/logos/veilnet.svg' },
  user: { id: ID, username: '<b>vera</b>', email: 'vera@buyers.example' },
  waiting_since: '2026-03-10T12:00:00.000Z',
  late: true,
  attempts: 4,
  by_webhook: false,
  problem: null,
  next_try_at: null,
  access_until: '2026-04-10T12:00:00.000Z',
  payment_id: ID,
};
const retry = withId(retryDelivery, ID);
const assign = withId(assignDelivery, ID);

const server = freshServer();
beforeEach(() => {
  server.answer(listWaitingDeliveries, [waiting]);
});

const open = (at = '/admin/fulfilment', role?: 'support') =>
  renderConsole(server, <FulfilmentScreen />, { at, ...(role && { role }) });

test('lists waiting buyers, with names as text', async () => {
  open('/admin/fulfilment?service=7');
  expect(await screen.findByText('<b>vera</b>')).not.toBeNull();
  expect(screen.getByText('Late')).not.toBeNull();
  expect(server.callsOf(listWaitingDeliveries)[0]?.url.searchParams.get('service')).toBe('7');
});

test.each([
  [{ by_webhook: false, problem: null }, 'Out of stock'],
  [{ by_webhook: true, problem: null }, 'Requested from the supplier'],
  [{ by_webhook: true, problem: 'answered 503' }, 'The supplier answered 503'],
  [
    { by_webhook: true, problem: 'this address may not be called' },
    'The shop may not call this address of the supplier',
  ],
  [{ by_webhook: true, problem: 'socket hang up' }, 'The supplier could not be reached'],
])('says why a delivery waits: %o', async (over, text) => {
  server.answer(listWaitingDeliveries, [{ ...waiting, ...over }]);
  open();
  await screen.findByText(text);
});

test('retries those that were selected, and says how many were delivered', async () => {
  const other = { ...waiting, id: OTHER, user: { ...waiting.user, username: 'oleg' } };
  server.answer(listWaitingDeliveries, [waiting, other]);
  server.answer(retry, { delivered: true });
  server.refuse(withId(retryDelivery, OTHER), 'delivery_over');
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry 2 deliveries' }));
  await screen.findByText('1 of 2 delivered; the others keep waiting.');
  expect(screen.queryByRole('button', { name: /^Retry \d/ })).toBeNull();
});

test('shows an empty queue', async () => {
  server.answer(listWaitingDeliveries, []);
  open();
  expect(await screen.findByText('No one is waiting')).not.toBeNull();
});

test('retries a delivery and shows the result', async () => {
  server.answer(retry, { delivered: false });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry now' }));
  expect(await screen.findByText('Veilnet is still out of stock')).not.toBeNull();
  server.answer(retry, { delivered: true });
  server.answer(listWaitingDeliveries, []);
  await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
  expect(await screen.findByText('Delivered to <b>vera</b>')).not.toBeNull();
  expect(await screen.findByText('No one is waiting')).not.toBeNull();
});

test('assigns a link manually, and shows why one is refused', async () => {
  server.refuse(assign, 'item_invalid');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign manually' }));
  const form = within(await screen.findByRole('dialog'));
  await typeText(form.getByLabelText('Link'), 'nothing');
  await typeText(form.getByLabelText('Reason'), 'Wrote to us');
  await userEvent.click(form.getByRole('button', { name: 'Assign' }));
  await form.findByText(/itemInvalid/);
  server.refuse(assign, 'item_assigned');
  await userEvent.clear(form.getByLabelText('Link'));
  await typeText(form.getByLabelText('Link'), 'https://hand.example/1');
  await userEvent.click(form.getByRole('button', { name: 'Assign' }));
  expect((await form.findByRole('alert')).textContent).toContain('itemAssigned');
  server.answer(assign, { delivered: true });
  await userEvent.click(form.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(assign)[2]?.body).toEqual({
    content: 'link',
    secret: 'https://hand.example/1',
    reason: 'Wrote to us',
  });
});

test('replaces the service with one that is in stock, or leads to the refund', async () => {
  const service = {
    id: 8,
    title: 'Cipherlane',
    title_ru: '',
    picture: '/demo/logos/cipherlane.svg',
    site: 'https://cipherlane.example/',
    referral: true,
    low_inventory: null,
    replacement_limit: 0,
    version: 1,
    free: 3,
    assigned: 0,
    shared: 0,
    templates: 0,
    webhooks: 0,
    waiting: 0,
    level: 'good',
    content: 'link',
  } as const;
  server.answer(listInventory, [service, { ...service, id: 9, title: 'Nothing', level: 'empty' }]);
  const substitute = withId(substituteDelivery, ID);
  server.answer(substitute, { delivered: true });
  open();
  const money = await screen.findByRole('link', { name: 'Refund' });
  expect(money.getAttribute('href')).toBe(`/admin/payments/${ID}?action=refund`);
  await userEvent.click(screen.getByRole('button', { name: 'Replace service' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByRole('option', { name: 'Nothing' })).toBeNull();
  await chooseOption(form.getByLabelText('New service'), 'Cipherlane');
  await typeText(form.getByLabelText('Reason'), 'Sold out');
  await userEvent.click(form.getByRole('button', { name: 'Replace the service' }));
  expect(await screen.findByText('Delivered to <b>vera</b>')).not.toBeNull();
  expect(server.callsOf(substitute)[0]?.body).toEqual({ service: 8, reason: 'Sold out' });
});

test('is read-only without the permission', async () => {
  open('/admin/fulfilment', 'support');
  await screen.findByText('<b>vera</b>');
  expect(screen.queryByRole('button', { name: 'Assign manually' })).toBeNull();
});
