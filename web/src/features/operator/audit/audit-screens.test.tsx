import {
  listActFilters,
  listActs,
  type OperatorAct,
  readAct,
  verifyActs,
} from '@sesame/contract/operator-acts.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { operatorPaths } from '../../../operator-paths.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { ActScreen } from './act-screen.tsx';
import { AuditScreen } from './audit-screen.tsx';
import { compareValues } from './compare-values.ts';

const act: OperatorAct = {
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

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listActFilters, {
    operators: [{ id: act.operator.id, name: 'Fred' }],
    actions: ['payouts.paid', 'tickets.reply'],
  });
  server.answer(listActs, [act]);
  await speak('en');
});

it('lists who did what to what and why, as text', async () => {
  renderOperator(server, <AuditScreen />, { at: operatorPaths.audit() });
  await screen.findByText('Fred <b>Bold</b>');
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells).toEqual(
    expect.arrayContaining([
      expect.stringContaining('payouts.paid'),
      expect.stringContaining('payout:12'),
      expect.stringContaining('asked by mail'),
    ]),
  );
  expect(screen.getByRole('link', { name: /10\.03\.2026/ }).getAttribute('href')).toBe(
    operatorPaths.act('7'),
  );
});

it('asks the server again for every filter, and keeps filters in the address', async () => {
  renderOperator(server, <AuditScreen />, { at: operatorPaths.audit() });
  await screen.findByText('payout:12');
  await screen.findByRole('option', { name: 'tickets.reply' });
  server.answer(listActs, []);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'tickets.reply');
  await screen.findByText('Nothing fits these filters');
  expect(location.search).toBe('?action=tickets.reply');
  expect(server.callsOf(listActs).at(-1)?.url.searchParams.get('action')).toBe('tickets.reply');
});

it('says when the record is empty, and when it could not be loaded', async () => {
  server.answer(listActs, []);
  const { unmount } = renderOperator(server, <AuditScreen />, { at: operatorPaths.audit() });
  await screen.findByText('Nothing is recorded yet');
  unmount();
  server.refuse(listActs, 'internal');
  renderOperator(server, <AuditScreen />, { at: operatorPaths.audit() });
  await screen.findByText('The list could not be loaded');
  server.answer(listActs, [act]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('payout:12');
});

it('says whether the chain is whole', async () => {
  server.answer(verifyActs, { acts: 7, broken: [] });
  renderOperator(server, <AuditScreen />, { at: operatorPaths.audit() });
  const verify = await screen.findByRole('button', { name: 'Verify the chain' });
  await userEvent.click(verify);
  await screen.findByText('7 acts checked: the chain is whole.');
  server.answer(verifyActs, { acts: 7, broken: [3, 5] });
  await userEvent.click(verify);
  await screen.findByText(/broken at these acts: 3, 5/);
});

it('shows each value before and after', async () => {
  server.answer(
    { ...readAct, path: readAct.path.replace(':id', '7') },
    {
      ...act,
      before: { state: 'approved', note: 'same' },
      after: { state: 'paid', note: 'same' },
      hash: 'ab'.repeat(32),
    },
  );
  renderOperator(server, <ActScreen />, { at: operatorPaths.act('7') });
  await screen.findByText('approved');
  screen.getByText('paid');
  screen.getByText('asked by mail');
});

it('compares field by field, with what stayed at the end', () => {
  expect(compareValues({ a: 1, b: 'x' }, { a: 1, b: 'y', c: null })).toEqual([
    { field: 'b', before: 'x', after: 'y', changed: true },
    { field: 'a', before: '1', after: '1', changed: false },
    { field: 'c', before: '–', after: '–', changed: false },
  ]);
  expect(compareValues(null, null)).toEqual([]);
  expect(compareValues(null, ['x'])).toHaveLength(1);
});
