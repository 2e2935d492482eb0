import {
  type BulkAction,
  listBulkActions,
  previewBulkAction,
  readBulkAction,
  startBulkAction,
  stopBulkAction,
} from '@sesame/contract/console/bulk-actions.ts';
import { listInventory } from '@sesame/contract/console/inventory.ts';
import { listSubscriptionProducts } from '@sesame/contract/console/subscriptions.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { BulkActionScreen } from './bulk-action-screen.tsx';
import { BulkActionsScreen } from './bulk-actions-screen.tsx';

const id = '0199a000-0000-7000-8000-000000000001';
const action: BulkAction = {
  id,
  kind: 'extend_subscriptions',
  days: 2,
  product: { title: '<b>Veilnet</b>', title_ru: '' },
  service: null,
  reason: 'The service was down',
  operator: 'Olga',
  state: 'running',
  created_at: '2026-03-10T12:00:00.000Z',
  finished_at: null,
  total: 40,
  done: 10,
  failed: 1,
};
const read = withId(readBulkAction, id);
const stop = withId(stopBulkAction, id);

const server = freshServer();
beforeEach(() => {
  server.answer(listBulkActions, [action]);
  server.answer(listSubscriptionProducts, [
    { id: 7, title: 'Veilnet', title_ru: '', plans: ['1 mon'] },
  ]);
  server.answer(listInventory, []);
});

test('lists bulk actions, with names as text', async () => {
  renderConsole(server, <BulkActionsScreen />, { at: '/admin/bulk-actions' });
  await screen.findByRole('link', { name: '2 days for <b>Veilnet</b>' });
  expect(screen.getByText('10 of 40')).not.toBeNull();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('28');
});

test('counts before it starts, and starts with the count that was shown', async () => {
  server.answer(previewBulkAction, {
    count: 2,
    left_out: 0,
    sample: [{ id, title: '<i>vera</i> · Veilnet', title_ru: '' }],
  });
  renderConsole(server, <BulkActionsScreen />, { at: '/admin/bulk-actions' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add days in bulk' }));
  const form = within(await screen.findByRole('dialog'));
  await typeText(form.getByLabelText('Days'), '3');
  await userEvent.click(form.getByRole('radio', { name: 'By product' }));
  await chooseOption(form.getByLabelText('Product'), 'Veilnet');
  await userEvent.click(form.getByRole('button', { name: 'Preview' }));

  const sure = within(await screen.findByRole('dialog', { name: 'Apply to 2?' }));
  expect(sure.getByText('<i>vera</i> · Veilnet')).not.toBeNull();
  expect(server.callsOf(startBulkAction)).toEqual([]);
  await typeText(sure.getByLabelText('Reason'), 'It was down');
  server.refuse(startBulkAction, 'version_conflict');
  await userEvent.click(sure.getByRole('button', { name: 'Start' }));
  expect(
    await sure.findByText('The number of records has changed. Preview them again.'),
  ).not.toBeNull();
  expect(server.callsOf(startBulkAction)[0]?.body).toEqual({
    operation: { kind: 'extend_subscriptions', days: 3, product: 7 },
    expected_count: 2,
    reason: 'It was down',
  });
});

test('takes over the buyers selected in their list', async () => {
  server.answer(previewBulkAction, {
    count: 1,
    left_out: 0,
    sample: [{ id, title: 'vera', title_ru: '' }],
  });
  const state = { operation: { kind: 'block_users', users: [id] } };
  renderConsole(server, <BulkActionsScreen />, { at: '/admin/bulk-actions', state });
  const form = within(
    await screen.findByRole('dialog', { name: 'Bulk action for selected buyers' }),
  );
  await userEvent.click(form.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('dialog', { name: 'Apply to 1?' });
  expect(server.callsOf(previewBulkAction)[0]?.body).toEqual({
    operation: { kind: 'block_users', users: [id] },
  });
});

test('shows failures with their reasons, and stops', async () => {
  server.answer(read, {
    ...action,
    failures: [{ id, title: '<b>vera</b>', title_ru: '', problem: 'version_conflict' }],
  });
  renderConsole(server, <BulkActionScreen />, { at: `/admin/bulk-actions/${id}` });
  expect(await screen.findByRole('link', { name: '<b>vera</b>' })).not.toBeNull();
  expect(screen.getByText('Already done, or changed in the meantime')).not.toBeNull();
  server.answer(stop, { ...action, state: 'stopped' });
  server.answer(read, { ...action, state: 'stopped', failures: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('undoes added days after saying how many are left out, and lists these', async () => {
  const next = '0199a000-0000-7000-8000-000000000002';
  server.answer(read, { ...action, state: 'done', failures: [] });
  server.answer(previewBulkAction, {
    count: 10,
    left_out: 3,
    sample: [{ id, title: '<i>vera</i> · Veilnet', title_ru: '' }],
  });
  server.answer(startBulkAction, { id: next });
  server.answer(withId(readBulkAction, next), {
    ...{ ...action, id: next, kind: 'undo_added_days', state: 'done', failed: 1 },
    failures: [{ id, title: 'boris', title_ru: '', problem: 'renewal_announced' }],
  });
  renderConsole(server, <BulkActionScreen />, { at: `/admin/bulk-actions/${id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  const sure = within(await screen.findByRole('dialog', { name: 'Remove days of 7?' }));
  sure.getByText('3 subscriptions are left out and will be listed with the reason.');
  await typeText(sure.getByLabelText('Reason'), 'The wrong product');
  await userEvent.click(sure.getByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'Undo: 2 days for <b>Veilnet</b>' });
  expect(screen.getByText('A renewal at this end date was announced')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(server.callsOf(startBulkAction)[0]?.body).toEqual({
    operation: { kind: 'undo_added_days', bulk_action: id },
    expected_count: 10,
    reason: 'The wrong product',
  });
});

test('is read-only without the permission', async () => {
  renderConsole(server, <BulkActionsScreen />, { at: '/admin/bulk-actions', role: 'auditor' });
  await screen.findByText('10 of 40');
  expect(screen.queryByRole('button', { name: 'Add days in bulk' })).toBeNull();
});

test.each(['running', 'done'] as const)(
  'an action that is %s can be neither stopped nor undone without the permission',
  async (state) => {
    server.answer(read, { ...action, state, failures: [] });
    const at = `/admin/bulk-actions/${id}`;
    renderConsole(server, <BulkActionScreen />, { at, role: 'auditor' });
    await screen.findByText('The service was down');
    expect(screen.queryByRole('button', { name: /Stop|Undo/ })).toBeNull();
  },
);

test.each([
  [0, 'No matches.'],
  [3, 'None of the days can be removed any more. Shorten single subscriptions instead.'],
])('nothing starts when no record would change, with %i left out', async (count, note) => {
  server.answer(previewBulkAction, { count, left_out: count, sample: [] });
  const state = { operation: { kind: 'block_users', users: [id] } };
  renderConsole(server, <BulkActionsScreen />, { at: '/admin/bulk-actions', state });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  const sure = within(await screen.findByRole('dialog', { name: 'Apply to 0?' }));
  sure.getByText(note);
  await userEvent.click(sure.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Preview' });
  expect(server.callsOf(startBulkAction)).toEqual([]);
});
