import { permissionsOf } from '@sesame/contract/console/permissions.ts';
import { changeFirstRun, getFirstRun } from '@sesame/contract/console/setup/first-run.ts';
import { findRecords } from '@sesame/contract/console/workspace.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { consolePaths } from '../../paths.ts';
import { Palette } from './palette.tsx';

const server = freshServer();
const close = vi.fn();
const finished = {
  ...{ open: true, hidden: true, steps: [], missing: [] },
  ...{ mail: true, method: null, draft: null, first_sale: null, url: '', sold: true },
};
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  // jsdom has no layout and so nothing to observe.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  close.mockReset();
  server.answer(findRecords, []);
  server.answer(getFirstRun, finished);
});

function open(permissions: readonly string[] = permissionsOf.owner) {
  renderConsole(server, <Palette onClose={close} permissions={permissions} />);
  return screen.getByRole('combobox', { name: 'Section, number, name or email' });
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('finds a section by letters of its name without waiting', async () => {
  const field = open();
  await typeText(field, 'payou');
  expect(options()).toEqual(['Payouts']);
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe(consolePaths.payouts());
  expect(close).toHaveBeenCalled();
});

test('opens the editor of a new record for those who may create it', async () => {
  const field = open();
  await typeText(field, 'new prod');
  expect(options()).toEqual(['New product']);
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe(consolePaths.product('new'));
});

test('begins a refund of the payment that follows the word, for those who may', async () => {
  server.answer(findRecords, [
    { kind: 'payment', id: 'p1', title: 'P-7K3M-92QF', title_ru: '', note: 'olga@people.example' },
    { kind: 'user', id: 'u1', title: 'olga', title_ru: '', note: 'olga@people.example' },
  ]);
  const field = open();
  await typeText(field, 'refu');
  expect(options()).toEqual(['Refundthen the number of a payment']);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveProperty('value', 'Refund ');
  await userEvent.keyboard('olga@');
  // What is typed before it is searched for as well when the keys are slow.
  await waitFor(() =>
    expect(server.callsOf(findRecords).at(-1)?.url.searchParams.get('search')).toBe('olga@'),
  );
  await waitFor(() =>
    expect(options()).toEqual(['Refund P-7K3M-92QFPayment · olga@people.example']),
  );
  await userEvent.keyboard('{Enter}');
  expect(location.pathname + location.search).toBe(`${consolePaths.payment('p1')}?action=refund`);
});

test('offers nothing to create to an auditor', async () => {
  await typeText(open(permissionsOf.auditor), 'new prod');
  await screen.findByText('No results');
  expect(options()).toEqual([]);
});

test('offers no refund to an auditor', async () => {
  await typeText(open(permissionsOf.auditor), 'refund');
  await screen.findByText('No results');
});

test('brings back the dismissed list of first steps', async () => {
  const steps = [{ step: 'brand', done: false }] as const;
  const firstRun = {
    ...{ open: false, hidden: true, missing: [], url: '', sold: false },
    mail: true,
    method: null,
    draft: null,
    first_sale: null,
  };
  server.answer(getFirstRun, { ...firstRun, steps: [...steps] });
  server.answer(changeFirstRun, {});
  const field = open();
  await typeText(field, 'first st');
  await waitFor(() => expect(options()).toEqual(['Show first steps']));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(server.callsOf(changeFirstRun)[0]?.body).toEqual({ hidden: false }));
  expect(location.pathname).toBe(consolePaths.overview());
});

test('hides sections that the role may not read', () => {
  open(permissionsOf.content);
  expect(options()).toContain('Texts');
  expect(options()).not.toContain('Payments');
});

test('finds records once typing stops, shows them as text, and opens one', async () => {
  server.answer(findRecords, [
    { kind: 'user', id: 'u1', title: '<img src=x>', title_ru: '', note: 'olga@people.example' },
    { kind: 'ticket', id: 't1', title: '#1001 Hello', title_ru: '', note: 'olga@people.example' },
  ]);
  const field = open();
  await typeText(field, 'olga@');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(options()).toEqual([
    '<img src=x>Buyer · olga@people.example',
    '#1001 HelloTicket · olga@people.example',
  ]);
  expect(server.callsOf(findRecords).at(-1)?.url.searchParams.get('search')).toBe('olga@');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(location.pathname).toBe(consolePaths.ticket('t1'));
});

test('opens a subscription and a payout', async () => {
  server.answer(findRecords, [
    {
      kind: 'subscription',
      id: 's1',
      title: 'Askara Pro',
      title_ru: '',
      note: 'olga@people.example',
    },
    {
      kind: 'payout',
      id: 'p1',
      title: '$60.00',
      title_ru: '',
      note: 'olga@people.example · 2026-03-01',
    },
  ]);
  const field = open();
  await typeText(field, 'olga@');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(options()).toEqual([
    'Askara ProSubscription · olga@people.example',
    '$60.00Payout · olga@people.example · 2026-03-01',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe(consolePaths.subscription('s1'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(`${location.pathname}${location.search}`).toBe(consolePaths.payout('p1'));
});

test('lists a payment and the gift that it bought, which open one page', async () => {
  server.answer(findRecords, [
    {
      kind: 'payment',
      id: 'p1',
      title: 'ABC-123 Askara',
      title_ru: '',
      note: 'olga@people.example',
    },
    { kind: 'gift', id: 'p1', title: 'Askara', title_ru: '', note: '…7K3M · olga@people.example' },
  ]);
  const field = open();
  await typeText(field, '7K3M');
  await waitFor(() =>
    expect(options()).toEqual([
      'ABC-123 AskaraPayment · olga@people.example',
      'AskaraGift · …7K3M · olga@people.example',
    ]),
  );
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe(consolePaths.payment('p1'));
});

test('closes on Escape with any input', async () => {
  const field = open();
  await typeText(field, 'pay{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('returns the focus to the previous element', async () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  const { unmount } = renderConsole(
    server,
    <Palette onClose={close} permissions={permissionsOf.owner} />,
  );
  screen.getByRole('combobox').focus();
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(before));
  before.remove();
});

test('sends no search before the second letter', async () => {
  const field = open();
  await typeText(field, 'q');
  await screen.findByText('No results');
  expect(server.callsOf(findRecords)).toHaveLength(0);
});

test('still finds sections when the search fails', async () => {
  server.refuse(findRecords, 'unavailable');
  const field = open();
  await typeText(field, 'audit');
  await screen.findByText('Search is not available. You can still open sections.');
  expect(options()).toEqual(['Audit log']);
});
