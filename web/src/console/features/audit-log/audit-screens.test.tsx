import {
  type AuditEvent,
  listAuditEvents,
  listAuditFilters,
  readAuditEvent,
  verifyAuditLog,
} from '@sesame/contract/console/audit-log.ts';
import { readBuyer } from '@sesame/contract/console/buyers.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { withId } from '../../../test/with-id.ts';
import { consolePaths } from '../../paths.ts';
import { AuditEventScreen } from './audit-event-screen.tsx';
import { AuditScreen } from './audit-screen.tsx';
import { compareValues } from './compare-values.ts';

const event: AuditEvent = {
  id: 7,
  at: '2026-03-10T12:00:00.000Z',
  operator: {
    id: '00000000-0000-4000-8000-000000000002',
    name: 'Fred <b>Bold</b>',
    email: 'fred@shop.example',
  },
  action: 'payouts.paid',
  subject: 'payout:12',
  reason: 'asked by mail',
  ip: '10.0.0.1',
};

const server = freshServer();
beforeEach(() => {
  server.answer(listAuditFilters, {
    operators: [{ id: event.operator.id, name: 'Fred' }],
    actions: ['payouts.paid', 'tickets.reply'],
  });
  server.answer(listAuditEvents, [event]);
});

test('lists operators, actions, subjects and reasons as text', async () => {
  renderConsole(server, <AuditScreen />, { at: consolePaths.audit() });
  await screen.findByText('Fred <b>Bold</b>');
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells).toEqual(
    expect.arrayContaining([
      'Payouts: paid',
      expect.stringContaining('Payout 12'),
      expect.stringContaining('asked by mail'),
    ]),
  );
  const subject = screen.getByRole('link', { name: 'Payout 12' });
  expect(subject.getAttribute('href')).toBe(consolePaths.payout('12'));
  expect(screen.getByRole('link', { name: /10\.03\.2026/ }).getAttribute('href')).toBe(
    consolePaths.auditEvent('7'),
  );
});

test('queries the server for every filter and keeps filters in the address', async () => {
  renderConsole(server, <AuditScreen />, { at: consolePaths.audit() });
  await screen.findByText('Payout 12');
  server.answer(listAuditEvents, []);
  await chooseOption(screen.getByRole('combobox', { name: 'Action' }), 'Tickets: reply');
  await screen.findByText('Nothing matches these filters');
  expect(location.search).toBe('?action=tickets.reply');
  expect(server.callsOf(listAuditEvents).at(-1)?.url.searchParams.get('action')).toBe(
    'tickets.reply',
  );
});

test('shows the buyer that it was opened for, beside the operator', async () => {
  const id = '00000000-0000-4000-8000-0000000000c7';
  server.refuse(withId(readBuyer, id), 'not_found');
  renderConsole(server, <AuditScreen />, { at: `${consolePaths.audit()}?buyer=${id}` });
  await chooseOption(await screen.findByRole('combobox', { name: 'Operator' }), 'Fred');
  await screen.findByRole('combobox', { name: 'Buyer' });
  await waitFor(() =>
    expect(
      Object.fromEntries(server.callsOf(listAuditEvents).at(-1)?.url.searchParams ?? []),
    ).toEqual({
      buyer: id,
      operator: event.operator.id,
    }),
  );
});

test('shows an empty log and a failed request', async () => {
  server.answer(listAuditEvents, []);
  const { unmount } = renderConsole(server, <AuditScreen />, { at: consolePaths.audit() });
  await screen.findByText('No events yet');
  unmount();
  server.refuse(listAuditEvents, 'internal');
  renderConsole(server, <AuditScreen />, { at: consolePaths.audit() });
  await screen.findByText('The list could not be loaded');
  server.answer(listAuditEvents, [event]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Payout 12');
});

test('shows whether the log is intact', async () => {
  server.answer(verifyAuditLog, { events: 7, broken: [] });
  renderConsole(server, <AuditScreen />, { at: consolePaths.audit() });
  const verify = await screen.findByRole('button', { name: 'Verify integrity' });
  await userEvent.click(verify);
  await screen.findByText('7 events verified. The log is intact.');
  server.answer(verifyAuditLog, { events: 7, broken: [3, 5] });
  await userEvent.click(verify);
  await screen.findByText(/failed at events 3, 5/);
});

test('shows each value before and after', async () => {
  server.answer(withId(readAuditEvent, '7'), {
    ...event,
    before: { state: 'approved', note: 'same' },
    after: { state: 'paid', note: 'same' },
    hash: 'ab'.repeat(32),
  });
  renderConsole(server, <AuditEventScreen />, { at: consolePaths.auditEvent('7') });
  await screen.findByText('Approved');
  screen.getByText('Paid');
  screen.getByText('asked by mail');
  expect(screen.getByText('Status').title).toBe('state');
});

test('compares field by field, with unchanged fields last', () => {
  expect(compareValues({ a: 1, b: 'x' }, { a: 1, b: 'y', c: null })).toEqual([
    { field: 'b', before: 'x', after: 'y', changed: true },
    { field: 'a', before: 1, after: 1, changed: false },
    { field: 'c', before: null, after: null, changed: false },
  ]);
  expect(compareValues(null, null)).toEqual([]);
  expect(compareValues(null, ['x'])).toHaveLength(1);
});
