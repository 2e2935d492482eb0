import {
  exportBuyerData,
  forcePasswordReset,
  impersonateBuyer,
  removeBuyerSecondFactor,
  resendBuyerConfirmation,
  scheduleBuyerDeletion,
} from '@sesame/contract/console/accounts.ts';
import {
  blockBuyer,
  type ConsoleBuyer,
  endBuyerSession,
  type ListedBuyer,
  listBuyers,
  readBuyer,
  unblockBuyer,
} from '@sesame/contract/console/buyers.ts';
import { listMacros, previewReply } from '@sesame/contract/console/macros.ts';
import { addNote, changeNote, listNotes, type Note } from '@sesame/contract/console/notes.ts';
import { readPartner } from '@sesame/contract/console/referrals.ts';
import { readBuyerRenewals } from '@sesame/contract/console/renewals/buyer-renewals.ts';
import { extendSubscription } from '@sesame/contract/console/subscriptions.ts';
import { writeToBuyer } from '@sesame/contract/console/tickets.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consoleMacro, MACRO_ID } from '../../../test/console-macro.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { visa } from '../../../test/renewals.ts';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { consolePaths } from '../../paths.ts';
import { UserScreen } from './user-screen.tsx';
import { UsersScreen } from './users-screen.tsx';

const id = '00000000-0000-4000-8000-0000000000a1';
const session = '00000000-0000-4000-8000-0000000000b1';
/** Routes with this buyer's id in their path. */
const read = withId(readBuyer, id);
const block = withId(blockBuyer, id);
const end = {
  ...endBuyerSession,
  path: endBuyerSession.path.replace(':id', id).replace(':session', session),
};
const notes = withId(listNotes, id);
const renewals = withId(readBuyerRenewals, id);
/** A writing route with this buyer's id in its path. */
const of = <R extends { path: string }>(route: R): R => withId(route, id);
const hostile = '<img src=x onerror=alert(1)>';

const listed: ListedBuyer = {
  id,
  username: hostile,
  email: 'anna@mail.example',
  telegram_name: '<svg onload=alert(1)>',
  image: null,
  created_at: '2026-03-01T12:00:00.000Z',
  confirmed: true,
  blocked: false,
  deleting: true,
  subscriptions: 2,
  on_hold: 1,
};

const buyer: ConsoleBuyer = {
  id,
  username: hostile,
  email: 'anna@mail.example',
  confirmed_at: null,
  has_password: true,
  has_google: false,
  second_factor: false,
  telegram_name: '<svg onload=alert(1)>',
  telegram_notifications: [],
  image: null,
  language: 'en',
  created_at: '2026-03-01T12:00:00.000Z',
  last_seen_at: null,
  invited_by: null,
  campaign: null,
  deletion_at: null,
  deleted_at: null,
  blocked: null,
  sessions: [
    {
      id: session,
      device: 'Firefox, Linux',
      place: '203.0.113.0/24',
      signed_in_at: '2026-03-01T12:00:00.000Z',
      last_seen_at: '2026-03-02T12:00:00.000Z',
    },
  ],
  subscriptions: [],
  payments: [],
  tickets: [],
  invited: [],
  counts: { payments: 0, tickets: 3, open_tickets: 1, invited: 0 },
};

const server = freshServer();
beforeEach(() => {
  server.answer(notes, []);
  server.answer(renewals, { methods: [], agreements: [], attempts: [] });
  server.respond(of(readPartner), () => Response.json({ code: 'not_found' }, { status: 404 }));
});

/** Opens the page of this buyer and presses an action. @returns its dialog */
async function openAction(name: string, title: string) {
  renderConsole(server, <UserScreen />, { at: `/admin/users/${id}` });
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: title }));
}

test('lists buyers, with their names as text', async () => {
  server.answer(listBuyers, [listed]);
  const { container } = renderConsole(server, <UsersScreen />, { at: '/admin/users' });
  await screen.findByRole('link', { name: hostile });
  screen.getByText('<svg onload=alert(1)>');
  screen.getByText('Deletion date', { selector: 'td *' });
  screen.getByText('1 on hold');
  expect(container.querySelector('img, [onload], [onerror]')).toBeNull();
});

test('shows an empty list and a search without results', async () => {
  server.answer(listBuyers, []);
  const { unmount } = renderConsole(server, <UsersScreen />, { at: '/admin/users' });
  await screen.findByText('No buyers yet');
  unmount();
  renderConsole(server, <UsersScreen />, { at: '/admin/users?search=anna&blocked=yes' });
  await screen.findByRole('button', { name: /clear/i });
  expect(server.callsOf(listBuyers).at(-1)?.url.search).toBe('?search=anna&blocked=yes');
});

test('blocks a buyer with a reason', async () => {
  server.answer(read, buyer);
  server.answer(block, {});
  renderConsole(server, <UserScreen />, { at: `/admin/users/${id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = screen.getByRole('dialog', { name: `Block ${hostile}?` });
  await typeText(within(dialog).getByLabelText('Reason'), 'a stolen card');
  server.answer(read, {
    ...buyer,
    sessions: [],
    blocked: { at: '2026-03-10T12:00:00.000Z', reason: 'a stolen card' },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  await screen.findByRole('button', { name: 'Unblock' });
  screen.getByText('a stolen card');
  expect(server.callsOf(block).map(({ body }) => body)).toEqual([{ reason: 'a stolen card' }]);
});

test('opens a ticket for a buyer, with a saved reply in their language', async () => {
  server.answer(read, { ...buyer, language: 'ru' });
  server.answer(listMacros, [consoleMacro({ action: null, name: 'A new link' })]);
  const filled = of({ ...previewReply, path: previewReply.path.replace(':macro', MACRO_ID) });
  server.answer(filled, { answer: 'Для вас, № {number}', language: 'ru', missing: ['number'] });
  server.answer(of(writeToBuyer), { id: session });
  const dialog = await openAction('New ticket', `New ticket for ${hostile}`);
  dialog.getByText('This buyer uses the shop in Russian.');
  await typeText(dialog.getByLabelText('Subject'), 'Ссылка');
  await chooseOption(await dialog.findByRole('combobox', { name: 'Saved reply' }), 'A new link');
  await dialog.findByText(/Complete {number} manually/);
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(location.pathname).toBe(consolePaths.ticket(session)));
  expect(server.callsOf(of(writeToBuyer)).map(({ body }) => body)).toEqual([
    { title: 'Ссылка', content: 'Для вас, № {number}', attachments: [] },
  ]);
});

test('unblocks the block that was shown, and shows one that was made since', async () => {
  const unblock = withId(unblockBuyer, id);
  const seen = { at: '2026-03-10T12:00:00.000Z', reason: 'a stolen card' };
  server.answer(read, { ...buyer, blocked: seen });
  server.refuse(unblock, 'version_conflict');
  const dialog = await openAction('Unblock', `Unblock ${hostile}?`);
  await typeText(dialog.getByLabelText('Reason'), 'the bank took it back');
  await userEvent.click(dialog.getByRole('button', { name: 'Unblock' }));
  await dialog.findByRole('alert');
  expect(server.callsOf(unblock)[0]?.body).toEqual({
    expected_block: seen.at,
    reason: 'the bank took it back',
  });
  const anew = { at: '2026-03-11T12:00:00.000Z', reason: 'a second card' };
  server.answer(read, { ...buyer, blocked: anew });
  await userEvent.click(dialog.getByRole('button', { name: 'Load latest version' }));
  expect(await screen.findByText('a second card')).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('adds days to a subscription, with the end date that was shown', async () => {
  const subscription = {
    id: '00000000-0000-4000-8000-0000000000c1',
    product_id: 1,
    title: 'Reader',
    title_ru: '',
    created_at: '2026-03-01T12:00:00.000Z',
    ends_at: '2026-04-01T12:00:00.000Z',
    state: 'active' as const,
  };
  const extend = withId(extendSubscription, subscription.id);
  server.answer(read, { ...buyer, subscriptions: [subscription] });
  server.answer(extend, { ends_at: '2026-04-08T12:00:00.000Z' });
  renderConsole(server, <UserScreen />, { at: `/admin/users/${id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Add days: Reader' }));
  const dialog = screen.getByRole('dialog', { name: 'Add days to Reader?' });
  await typeText(within(dialog).getByLabelText('Days'), '7');
  await typeText(within(dialog).getByLabelText('Reason'), 'the shop was down');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add days' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(extend).map(({ body }) => body)).toEqual([
    { days: 7, expected_end: subscription.ends_at, reason: 'the shop was down' },
  ]);
});

test('ends a session', async () => {
  server.answer(read, buyer);
  server.answer(end, {});
  renderConsole(server, <UserScreen />, { at: `/admin/users/${id}`, role: 'support' });
  await screen.findByText('1 open of 3');
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  server.answer(read, { ...buyer, sessions: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Firefox, Linux' }));
  await screen.findByText('No active sessions.');
});

test('shows a failed request and retries', async () => {
  server.refuse(read, 'internal');
  renderConsole(server, <UserScreen />, { at: `/admin/users/${id}`, role: 'auditor' });
  await screen.findByText('The buyer could not be loaded');
  server.answer(read, buyer);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 open of 3');
  expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
});

const note: Note = {
  id: '00000000-0000-4000-8000-0000000000d1',
  author: { id: '00000000-0000-4000-8000-000000000001', name: 'Olga' },
  content: 'Asks in French\n<script>alert(1)</script>',
  pinned: false,
  version: 1,
  created_at: '2026-03-01T12:00:00.000Z',
  edited_at: null,
};

test('adds a note; another operator may pin it but not rewrite it', async () => {
  server.answer(read, buyer);
  const foreign = { ...note, author: { id: session, name: 'Sergey' } };
  server.answer(of(addNote), note);
  renderConsole(server, <UserScreen />, { at: `/admin/users/${id}`, role: 'support' });
  await screen.findByText('No notes yet.');
  await typeText(screen.getByLabelText('New note'), 'Asks in French');
  server.answer(notes, [foreign]);
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText(/^Asks in French/);
  expect(server.callsOf(of(addNote)).map(({ body }) => body)).toEqual([
    { content: 'Asks in French', pinned: false },
  ]);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  const change = { ...of(changeNote), path: of(changeNote).path.replace(':note', note.id) };
  server.answer(change, { ...foreign, pinned: true, version: 2 });
  server.answer(notes, [{ ...foreign, pinned: true, version: 2 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Pin' }));
  await screen.findByRole('button', { name: 'Unpin' });
  expect(server.callsOf(change).map(({ body }) => body)).toEqual([
    { content: note.content, pinned: true, version: 1 },
  ]);
});

test('reports a version conflict of a note, and keeps the text', async () => {
  server.answer(read, buyer);
  server.answer(notes, [note]);
  const change = { ...of(changeNote), path: of(changeNote).path.replace(':note', note.id) };
  server.refuse(change, 'version_conflict');
  const dialog = await openAction('Edit', 'Edit note');
  await typeText(dialog.getByLabelText('Note'), ', and in German');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('alert');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Note').value).toMatch(/and in German$/);
});

test('resets a password; a shop without mail shows the link once', async () => {
  server.answer(read, buyer);
  const link = 'https://shop.example/reset-password?token=abc';
  server.answer(of(forcePasswordReset), { link });
  const dialog = await openAction('Reset password', `Reset ${hostile}’s password?`);
  await typeText(dialog.getByLabelText('Reason'), 'seen elsewhere');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset password' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Password reset link' }));
  expect(shown.getByLabelText<HTMLInputElement>('Link').value).toBe(link);
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('removes two-step sign-in where it is on, and resends an email confirmation', async () => {
  server.answer(read, { ...buyer, second_factor: true });
  server.answer(of(removeBuyerSecondFactor), {});
  server.answer(of(resendBuyerConfirmation), {});
  const title = `Remove two-step sign-in for ${hostile}?`;
  const dialog = await openAction('Remove two-step sign-in', title);
  await typeText(dialog.getByLabelText('Reason'), 'lost phone, passport seen');
  server.answer(read, buyer);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove two-step sign-in' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove two-step sign-in' })).toBeNull(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send confirmation email' }));
  await waitFor(() => expect(server.callsOf(of(resendBuyerConfirmation))).toHaveLength(1));
});

test('opens the shop as the buyer in a tab without an opener', async () => {
  server.answer(read, buyer);
  const ticket = 'T'.repeat(43);
  server.answer(of(impersonateBuyer), { ticket });
  const dialog = await openAction('View as buyer', `View the shop as ${hostile}?`);
  await typeText(dialog.getByLabelText('Reason'), 'sees no payment');
  await userEvent.click(dialog.getByRole('button', { name: 'View as buyer' }));
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Open the shop in a new tab' }));
  expect(opened).toHaveBeenCalledWith(`/impersonation#${ticket}`, '_blank', 'noopener');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens no tab when impersonation is refused or dismissed', async () => {
  server.answer(read, buyer);
  server.refuse(of(impersonateBuyer), 'forbidden');
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const dialog = await openAction('View as buyer', `View the shop as ${hostile}?`);
  await typeText(dialog.getByLabelText('Reason'), 'sees no payment');
  await userEvent.click(dialog.getByRole('button', { name: 'View as buyer' }));
  await dialog.findByRole('alert');
  server.answer(of(impersonateBuyer), { ticket: 'T'.repeat(43) });
  await userEvent.click(dialog.getByRole('button', { name: 'View as buyer' }));
  await screen.findByRole('button', { name: 'Open the shop in a new tab' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened).not.toHaveBeenCalled();
});

test('shows open payments and payouts before an account is deleted', async () => {
  server.answer(read, buyer);
  server.refuse(of(scheduleBuyerDeletion), 'open_transactions', { payments: 1, payouts: 2 });
  const dialog = await openAction('Delete account', `Delete ${hostile}’s account?`);
  await typeText(dialog.getByLabelText('Reason'), 'asked for it');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await dialog.findByText('Still open: 1 payment, 2 payouts.');
});

test('exports the personal data as a file', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  server.answer(read, buyer);
  server.answer(of(exportBuyerData), { profile: { id } });
  const dialog = await openAction('Export data', `Export ${hostile}’s data?`);
  await typeText(dialog.getByLabelText('Reason'), 'asked for it');
  await userEvent.click(dialog.getByRole('button', { name: 'Export data' }));
  await waitFor(() => expect(saved).toEqual([`user-${id}.json`]));
});

test('shows referrals and tickets of a buyer as text', async () => {
  server.answer(read, {
    ...buyer,
    invited_by: { id: session, username: '<b>inviter</b>' },
    invited: [{ id: session, username: '<i>friend</i>', created_at: buyer.created_at }],
    tickets: [
      { id: session, number: 1042, title: hostile, state: 'new', updated_at: buyer.created_at },
    ],
    counts: { ...buyer.counts, invited: 7 },
  });
  const { container } = renderConsole(server, <UserScreen />, { at: `/admin/users/${id}` });
  await screen.findByRole('link', { name: '<b>inviter</b>' });
  screen.getByRole('link', { name: '<i>friend</i>' });
  screen.getByText('Latest 1 of 7');
  screen.getByRole('link', { name: hostile });
  expect(container.querySelector('img[src="x"], [onload], [onerror], script')).toBeNull();
});

test('shows what a buyer has saved, masked, what they agreed to, and the latest charges in words', async () => {
  const about = { subscription_id: session, product: { title: 'Veilnet VPN', title_ru: '' } };
  server.answer(renewals, {
    methods: [
      {
        ...visa,
        ...{ id, state: 'dead', is_default: true, expires: '2030-12' },
        saved_at: '2026-03-01T12:00:00.000Z',
      },
    ],
    agreements: [
      {
        ...{ ...about, id, method: visa, ceiling: 4.9, text: 'I agree to Visa.' },
        ...{ agreed_at: '2026-03-01T12:00:00.000Z', payment_id: null, stopped: null },
      },
    ],
    attempts: [
      {
        ...{ ...about, id, number: 2, state: 'failed', decline: 'funds', code: 'no_money' },
        ...{ started_at: '2026-03-30T12:00:00.000Z', payment_id: null },
      },
    ],
  });
  server.answer(read, buyer);
  renderConsole(server, <UserScreen />, { at: `/admin/users/${id}` });
  await screen.findByText('I agree to Visa.');
  expect(screen.getAllByText(/Visa ···4242/).length).toBeGreaterThan(0);
  expect(screen.getByText('Can no longer be charged')).toBeDefined();
  expect(screen.getByText(/expires 12\/2030/)).toBeDefined();
  expect(screen.getByText(/not enough money \(no_money\)/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Veilnet VPN' })[0]?.getAttribute('href')).toBe(
    `/admin/subscriptions/${session}`,
  );
});
