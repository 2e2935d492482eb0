import {
  assignDelivery,
  listStock,
  listWaitingDeliveries,
  retryDelivery,
  substituteDelivery,
  type WaitingDelivery,
} from '@sesame/contract/operator-stock.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { FulfilmentScreen } from './fulfilment-screen.tsx';

const ID = '0199a000-0000-7000-8000-000000000001';
const waiting: WaitingDelivery = {
  id: ID,
  subscription_id: ID,
  product: { id: 1, title: 'Veilnet VPN' },
  origin: { id: 7, title: 'Veilnet', picture: '/demo/logos/veilnet.svg' },
  user: { id: ID, username: '<b>vera</b>', email: 'vera@buyers.example' },
  waiting_since: '2026-03-10T12:00:00.000Z',
  late: true,
  attempts: 4,
  next_try_at: null,
  access_until: '2026-04-10T12:00:00.000Z',
  payment_id: ID,
};
const retry = { ...retryDelivery, path: retryDelivery.path.replace(':id', ID) };
const assign = { ...assignDelivery, path: assignDelivery.path.replace(':id', ID) };

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listWaitingDeliveries, [waiting]);
  await speak('en');
});

const open = (at = '/admin/fulfilment', role?: 'support') =>
  renderOperator(server, <FulfilmentScreen />, { at, ...(role && { role }) });

it('lists who waits, with names as text', async () => {
  open('/admin/fulfilment?origin=7');
  expect(await screen.findByText('<b>vera</b>')).not.toBeNull();
  expect(screen.getByText('Late')).not.toBeNull();
  expect(server.callsOf(listWaitingDeliveries)[0]?.url.searchParams.get('origin')).toBe('7');
});

it('says so when nobody waits', async () => {
  server.answer(listWaitingDeliveries, []);
  open();
  expect(await screen.findByText('Nobody waits')).not.toBeNull();
});

it('tries again and tells what came of it', async () => {
  server.answer(retry, { delivered: false });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again now' }));
  expect(await screen.findByText('The stock of Veilnet is still empty')).not.toBeNull();
  server.answer(retry, { delivered: true });
  server.answer(listWaitingDeliveries, []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again now' }));
  expect(await screen.findByText('Delivered to <b>vera</b>')).not.toBeNull();
  expect(await screen.findByText('Nobody waits')).not.toBeNull();
});

it('gives a link by hand, and shows why one cannot be given', async () => {
  server.refuse(assign, 'stock_link_given');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Give a link' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('Link'), 'nothing');
  await userEvent.type(form.getByLabelText('Reason'), 'Wrote to us');
  await userEvent.click(form.getByRole('button', { name: 'Give' }));
  expect(form.getByText('A link begins with https://')).not.toBeNull();
  expect(server.callsOf(assign)).toEqual([]);
  await userEvent.clear(form.getByLabelText('Link'));
  await userEvent.type(form.getByLabelText('Link'), 'https://hand.example/1');
  await userEvent.click(form.getByRole('button', { name: 'Give' }));
  expect((await form.findByRole('alert')).textContent).toContain('stockLinkGiven');
  server.answer(assign, { delivered: true });
  await userEvent.click(form.getByRole('button', { name: 'Give' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(assign)[1]?.body).toEqual({
    link: 'https://hand.example/1',
    reason: 'Wrote to us',
  });
});

it('gives another service of those that have something, or leads to the money', async () => {
  const service = {
    id: 8,
    title: 'Cipherlane',
    picture: '/demo/logos/cipherlane.svg',
    site: 'https://cipherlane.example/',
    referral: true,
    low_stock: null,
    version: 1,
    free: 3,
    given: 0,
    shared: 0,
    templates: 0,
    webhooks: 0,
    waiting: 0,
    level: 'good',
  } as const;
  server.answer(listStock, [service, { ...service, id: 9, title: 'Nothing', level: 'empty' }]);
  const substitute = { ...substituteDelivery, path: substituteDelivery.path.replace(':id', ID) };
  server.answer(substitute, { delivered: true });
  open();
  const money = await screen.findByRole('link', { name: 'Refund' });
  expect(money.getAttribute('href')).toBe(`/admin/payments/${ID}?act=refund`);
  await userEvent.click(screen.getByRole('button', { name: 'Another service' }));
  const form = within(await screen.findByRole('dialog'));
  await form.findByRole('option', { name: 'Cipherlane' });
  expect(form.queryByRole('option', { name: 'Nothing' })).toBeNull();
  await userEvent.selectOptions(form.getByLabelText('Instead'), 'Cipherlane');
  await userEvent.type(form.getByLabelText('Reason'), 'Sold out');
  await userEvent.click(form.getByRole('button', { name: 'Give' }));
  expect(await screen.findByText('Delivered to <b>vera</b>')).not.toBeNull();
  expect(server.callsOf(substitute)[0]?.body).toEqual({ origin: 8, reason: 'Sold out' });
});

it('lets who may only read look', async () => {
  open('/admin/fulfilment', 'support');
  await screen.findByText('<b>vera</b>');
  expect(screen.queryByRole('button', { name: 'Give a link' })).toBeNull();
});
