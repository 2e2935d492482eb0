import { listMacros, previewMacro, runMacro } from '@sesame/contract/console/macros.ts';
import {
  assignTicket,
  type BuyerOfTicket,
  followTicket,
  listAssignees,
  listQueue,
  noteOnTicket,
  openTicket,
  prioritizeTicket,
  readBuyerOfTicket,
  replyToTicket,
  resolveTicket,
} from '@sesame/contract/console/tickets.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consoleMacro, MACRO_ID } from '../../../test/console-macro.ts';
import {
  consoleMessage,
  consoleTicket,
  CONSOLE_TICKET_ID as ID,
  macroPreview,
} from '../../../test/console-ticket.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { TicketsScreen } from './tickets-screen.tsx';

const OTHER = '00000000-0000-4000-8000-0000000000a2';
/** The route with the ticket's id in its path. */
const at = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':id', ID).replace(':macro', MACRO_ID),
});
const XSS = '<img src=x onerror=alert(1)>';

const server = freshServer();
beforeEach(() => {
  server.answer(listQueue, [consoleTicket()]);
  server.answer(at(openTicket), {
    ticket: consoleTicket(),
    messages: [consoleMessage({ content: XSS })],
  });
  server.answer(at(followTicket), []);
  server.answer(listAssignees, [{ id: OTHER, name: 'Boris' }]);
  server.answer(at(readBuyerOfTicket), buyer());
});

function buyer(over: Partial<BuyerOfTicket> = {}): BuyerOfTicket {
  return {
    language: 'ru',
    registered_at: '2025-03-01T12:00:00.000Z',
    confirmed: true,
    blocked: false,
    payments: [],
    subscriptions: [],
    tickets: [],
    referral: { inviter: null, invited: 0, earned: 0, available: 0 },
    ...over,
  };
}

const open = (path = `/admin/tickets/${ID}`, role?: 'auditor') =>
  renderConsole(server, <TicketsScreen />, { at: path, ...(role && { role }) });

test('lists tickets with their waiting time, and filters by queue and assignee', async () => {
  open('/admin/tickets');
  const row = await screen.findByRole('link', { name: /Payment sent, nothing came/ });
  expect(row.textContent).toContain('3 h');
  expect(row.textContent).toContain('anna.levina: Where is it');
  await userEvent.click(screen.getByRole('radio', { name: 'On hold' }));
  await chooseOption(screen.getByRole('combobox', { name: 'Assignee' }), 'Mine');
  await waitFor(() =>
    expect(server.callsOf(listQueue).at(-1)?.url.search).toBe('?queue=held&assignee=me'),
  );
});

test('filters by search, priority and order in the address, and clears all at once', async () => {
  server.answer(listQueue, []);
  open(`/admin/tickets?search=anna&priority=urgent&assignee=${OTHER}&order=newest&queue=nonsense`);
  await screen.findByText('Nothing matches these filters');
  const query = server.callsOf(listQueue).at(-1)?.url.searchParams;
  expect(Object.fromEntries(query ?? [])).toEqual({
    queue: 'waiting',
    search: 'anna',
    priority: 'urgent',
    assignee: OTHER,
    order: 'newest',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('No tickets here');
  expect(location.search).toBe('?queue=nonsense');
});

test('shows titles and names with markup as text, and marks urgent tickets', async () => {
  server.answer(listQueue, [
    consoleTicket({ title: XSS, priority: 'urgent', user: { id: ID, username: XSS, email: XSS } }),
  ]);
  open('/admin/tickets');
  const row = await screen.findByRole('link', { name: /onerror/ });
  expect(row.querySelector('img')).toBeNull();
  within(row).getByText('Urgent');
});

test('shows messages as text, with the buyer and what the ticket is about', async () => {
  open();
  const log = await screen.findByRole('log', { name: 'Conversation' });
  within(log).getByText(XSS);
  expect(log.querySelector('img')).toBeNull();
  const about = within(screen.getByRole('complementary', { name: 'Buyer' })).getByRole('link', {
    name: 'Payment: Askara Pro',
  });
  expect(about.getAttribute('href')).toMatch(/^\/admin\/payments\//);
});

test('shows payments, subscriptions and earlier tickets of the buyer as links', async () => {
  server.answer(
    at(readBuyerOfTicket),
    buyer({
      payments: [
        {
          id: OTHER,
          number: 'P-7K3M-92QF',
          created_at: '2026-03-01T12:00:00.000Z',
          product_id: 1,
          title: XSS,
          title_ru: '',
          pictures: [],
          total: 12.9,
          refunded: 2.9,
          state: 'partially_refunded',
        },
      ],
      subscriptions: [
        {
          id: OTHER,
          product_id: 1,
          title: 'Askara Pro',
          title_ru: '',
          pictures: [],
          ends_at: '2026-04-01T12:00:00.000Z',
          state: 'active',
        },
      ],
      tickets: [
        {
          id: OTHER,
          number: 4100,
          title: 'An older question',
          state: 'closed',
          updated_at: '2026-02-01T12:00:00.000Z',
        },
      ],
    }),
  );
  open();
  const beside = await screen.findByRole('complementary', { name: 'Buyer' });
  const payment = await within(beside).findByRole('link', { name: XSS });
  expect(payment.getAttribute('href')).toBe(`/admin/payments/${OTHER}`);
  within(beside).getByText('P-7K3M-92QF · 01.03.2026 · $12.90, refunded $2.90');
  within(beside).getByText('until 01.04.2026');
  const other = within(beside).getByRole('link', { name: 'An older question' });
  expect(other.getAttribute('href')).toBe(`/admin/tickets/${OTHER}`);
  within(beside).getByText('Russian');
});

test('assigns the ticket and sets its priority', async () => {
  const boris = { id: OTHER, name: 'Boris' };
  server.answer(at(assignTicket), consoleTicket({ assignee: boris }));
  server.answer(at(prioritizeTicket), consoleTicket({ assignee: boris, priority: 'high' }));
  open();
  const beside = within(await screen.findByRole('complementary', { name: 'Buyer' }));
  await chooseOption(beside.getByRole('combobox', { name: 'Assignee' }), 'Boris');
  await waitFor(() =>
    expect(beside.getByRole('combobox', { name: 'Assignee' }).textContent).toBe('Boris'),
  );
  await chooseOption(beside.getByRole('combobox', { name: 'Priority' }), 'High');
  await waitFor(() =>
    expect(beside.getByRole('combobox', { name: 'Priority' }).textContent).toBe('High'),
  );
  const bodies = server.calls
    .filter(({ route }) => route.startsWith('PUT'))
    .map(({ body }) => body);
  expect(bodies).toEqual([{ operator: OTHER }, { priority: 'high' }]);
});

test('previews a macro, and runs it with its reply in one request', async () => {
  server.answer(listMacros, [consoleMacro()]);
  server.answer(at(previewMacro), macroPreview());
  server.answer(at(runMacro), {
    ticket: consoleTicket({ state: 'waiting_user' }),
    message: consoleMessage({
      id: OTHER,
      senderType: 'admin',
      username: 'Olga',
      content: 'Three more',
    }),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Saved reply' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Three days/ }));
  await screen.findByText('3 days will be added: 01.04.2026 – 04.04.2026.');
  await userEvent.click(screen.getByRole('button', { name: 'Run and send' }));
  await within(screen.getByRole('log')).findByText('Three more');
  await within(screen.getByRole('complementary')).findByText('Waiting for buyer');
  expect(server.callsOf(at(runMacro)).map(({ body }) => body)).toEqual([
    { id: expect.any(String), seen: 'as it stood', target: OTHER },
  ]);
});

test('does not send a reply that crosses another operator’s, and keeps the text', async () => {
  server.refuse(at(replyToTicket), 'version_conflict');
  open();
  const field = await screen.findByRole('textbox', { name: 'Your reply to the buyer' });
  await typeText(field, 'Hello');
  const theirs = consoleMessage({
    id: OTHER,
    senderType: 'admin',
    username: 'Boris',
    content: 'Mine',
  });
  server.answer(at(followTicket), [theirs]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Someone else has replied in the meantime/);
  await within(screen.getByRole('log')).findByText('Mine');
  expect(field).toHaveProperty('value', 'Hello');
  expect(server.calls.find(({ route }) => route.endsWith('/replies'))?.body).toMatchObject({
    seen: consoleMessage().id,
  });
});

test('sends a reply and resolves the ticket', async () => {
  const reply = consoleMessage({
    id: ID,
    username: 'Olga',
    senderType: 'admin',
    content: 'It is there now',
  });
  server.answer(at(replyToTicket), reply);
  server.answer(at(resolveTicket), consoleTicket({ state: 'resolved' }));
  open();
  await typeText(
    await screen.findByRole('textbox', { name: 'Your reply to the buyer' }),
    'It is there now',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send and resolve' }));
  await within(screen.getByRole('log')).findByText('It is there now');
  await within(screen.getByRole('complementary')).findByText('Resolved');
  expect(server.calls.find(({ route }) => route.endsWith('/replies'))?.body).toMatchObject({
    content: 'It is there now',
    attachments: [],
  });
});

test('adds a note that is marked as one', async () => {
  server.answer(
    at(noteOnTicket),
    consoleMessage({ id: ID, username: 'Olga', senderType: 'note', content: 'Paid twice' }),
  );
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Note' }));
  await typeText(screen.getByRole('textbox', { name: 'Internal note' }), 'Paid twice');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  const note = (await within(screen.getByRole('log')).findByText('Paid twice')).closest('article');
  expect(note?.textContent).toContain('Note');
});

test('is read-only without the permission', async () => {
  open(undefined, 'auditor');
  await screen.findByText(XSS);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
});

test('offers a retry when a ticket fails to load', async () => {
  server.refuse(at(openTicket), 'unavailable');
  open();
  await screen.findByText('The ticket could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(
      server.calls.filter(({ route }) => route === `GET /api-admin/api/v1/tickets/${ID}`),
    ).toHaveLength(2),
  );
});
