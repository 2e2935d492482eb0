import {
  type BulkAct,
  listBulkActs,
  previewBulkAct,
  readBulkAct,
  startBulkAct,
  stopBulkAct,
} from '@sesame/contract/operator-bulk.ts';
import { listStock } from '@sesame/contract/operator-stock.ts';
import { listSubscriptionProducts } from '@sesame/contract/operator-subscriptions.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { BulkActScreen } from './bulk-act-screen.tsx';
import { BulkActsScreen } from './bulk-acts-screen.tsx';

const id = '0199a000-0000-7000-8000-000000000001';
const act: BulkAct = {
  id,
  kind: 'extend_subscriptions',
  days: 2,
  product: '<b>Veilnet</b>',
  origin: null,
  reason: 'The service was down',
  operator: 'Olga',
  state: 'running',
  created_at: '2026-03-10T12:00:00.000Z',
  finished_at: null,
  total: 40,
  done: 10,
  failed: 1,
};
const read = { ...readBulkAct, path: readBulkAct.path.replace(':id', id) };
const stop = { ...stopBulkAct, path: stopBulkAct.path.replace(':id', id) };

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listBulkActs, [act]);
  server.answer(listSubscriptionProducts, [{ id: 7, title: 'Veilnet', plans: ['1 mon'] }]);
  server.answer(listStock, []);
  await speak('en');
});

it('lists what was done to many, with names as text', async () => {
  renderOperator(server, <BulkActsScreen />, { at: '/admin/bulk-acts' });
  await screen.findByRole('link', { name: '2 days for <b>Veilnet</b>' });
  expect(screen.getByText('10 of 40')).not.toBeNull();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('28');
});

it('counts before it does anything, and begins with the count that was seen', async () => {
  server.answer(previewBulkAct, { count: 2, sample: [{ id, name: '<i>vera</i> · Veilnet' }] });
  renderOperator(server, <BulkActsScreen />, { at: '/admin/bulk-acts' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add days for many' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('Days'), '3');
  await userEvent.click(form.getByRole('radio', { name: 'Of a product' }));
  await form.findByRole('option', { name: 'Veilnet' });
  await userEvent.selectOptions(form.getByLabelText('Product'), 'Veilnet');
  await userEvent.click(form.getByRole('button', { name: 'Count them' }));

  const sure = within(await screen.findByRole('dialog', { name: 'Do this to 2?' }));
  expect(sure.getByText('<i>vera</i> · Veilnet')).not.toBeNull();
  expect(server.callsOf(startBulkAct)).toEqual([]);
  await userEvent.type(sure.getByLabelText('Reason'), 'It was down');
  server.refuse(startBulkAct, 'changed_meanwhile');
  await userEvent.click(sure.getByRole('button', { name: 'Begin' }));
  expect(await sure.findByText('There are others by now. Count again.')).not.toBeNull();
  expect(server.callsOf(startBulkAct)[0]?.body).toEqual({
    work: { kind: 'extend_subscriptions', days: 3, product: 7 },
    seen_count: 2,
    reason: 'It was down',
  });
});

it('takes over users who were chosen in their list', async () => {
  server.answer(previewBulkAct, { count: 1, sample: [{ id, name: 'vera' }] });
  const state = { users: { kind: 'block_users', users: [id] } };
  renderOperator(server, <BulkActsScreen />, { at: '/admin/bulk-acts', state });
  const form = within(await screen.findByRole('dialog', { name: 'Act on the chosen users' }));
  await userEvent.click(form.getByRole('button', { name: 'Count them' }));
  await screen.findByRole('dialog', { name: 'Do this to 1?' });
  expect(server.callsOf(previewBulkAct)[0]?.body).toEqual({
    work: { kind: 'block_users', users: [id] },
  });
});

it('shows what could not be done and why, and stops', async () => {
  server.answer(read, {
    ...act,
    failures: [{ id, name: '<b>vera</b>', problem: 'changed_meanwhile' }],
  });
  renderOperator(server, <BulkActScreen />, { at: `/admin/bulk-acts/${id}` });
  expect(await screen.findByRole('link', { name: '<b>vera</b>' })).not.toBeNull();
  expect(screen.getByText('It was so already, or changed meanwhile')).not.toBeNull();
  server.answer(stop, { ...act, state: 'stopped' });
  server.answer(read, { ...act, state: 'stopped', failures: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('lets who may only read look', async () => {
  renderOperator(server, <BulkActsScreen />, { at: '/admin/bulk-acts', role: 'auditor' });
  await screen.findByText('10 of 40');
  expect(screen.queryByRole('button', { name: 'Add days for many' })).toBeNull();
});
