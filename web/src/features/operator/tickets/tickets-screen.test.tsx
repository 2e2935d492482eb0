import {
  followTicket,
  listQueue,
  noteOnTicket,
  type OperatorMessage,
  type OperatorTicket,
  openTicket,
  replyToTicket,
  resolveTicket,
} from '@sesame/contract/operator-support.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOperatorToken, readOperatorToken } from '../../../api/operator/operator-token.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { TicketsScreen } from './tickets-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const ID = '00000000-0000-4000-8000-0000000000a1';
/** The route with the ticket's id in its path. */
const at = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':id', ID),
});
const XSS = '<img src=x onerror=alert(1)>';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listQueue, [ticket()]);
  server.answer(at(openTicket), {
    ticket: ticket(),
    messages: [message({ content: XSS })],
  });
  server.answer(at(followTicket), []);
  await speak('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropOperatorToken(readOperatorToken());
});

function ticket(over: Partial<OperatorTicket> = {}): OperatorTicket {
  return {
    id: ID,
    number: 4217,
    title: 'Payment sent, nothing came',
    state: 'waiting_operator',
    created_at: new Date(Date.now() - 4 * 3_600_000).toISOString(),
    updated_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    last_message: { senderType: 'user', excerpt: 'Where is it' },
    subject: { kind: 'payment', id: ID, title: 'Askara Pro' },
    reply_until: null,
    user: { id: ID, username: 'anna.levina', email: 'anna@example.com' },
    assignee: null,
    priority: 'normal',
    ...over,
  };
}

function message(over: Partial<OperatorMessage> = {}): OperatorMessage {
  return {
    id: '00000000-0000-4000-8000-0000000000b1',
    username: 'anna.levina',
    content: 'Where is it',
    senderType: 'user',
    created_at: '2026-03-09T12:00:00.000Z',
    attachments: [],
    ...over,
  };
}

const open = (path = `/admin/tickets/${ID}`, role?: 'auditor') =>
  renderOperator(server, <TicketsScreen />, { at: path, ...(role && { role }) });

it('lists who waits and how long, and asks for the queue and the assignee that are chosen', async () => {
  open('/admin/tickets');
  const row = await screen.findByRole('link', { name: /Payment sent, nothing came/ });
  expect(row.textContent).toContain('3 h');
  expect(row.textContent).toContain('anna.levina: Where is it');
  await userEvent.click(screen.getByRole('radio', { name: 'On hold' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assignee' }), 'me');
  await waitFor(() =>
    expect(server.callsOf(listQueue).at(-1)?.url.search).toBe('?queue=held&assignee=me'),
  );
});

it('shows what a buyer wrote as text, with whom and what it is about', async () => {
  open();
  const log = await screen.findByRole('log', { name: 'Conversation' });
  within(log).getByText(XSS);
  expect(log.querySelector('img')).toBeNull();
  within(screen.getByRole('complementary', { name: 'Buyer' })).getByText('Payment: Askara Pro');
});

it('sends an answer and says that the ticket is settled', async () => {
  const said = message({
    id: ID,
    username: 'Olga',
    senderType: 'admin',
    content: 'It is there now',
  });
  server.answer(at(replyToTicket), said);
  server.answer(at(resolveTicket), ticket({ state: 'resolved' }));
  open();
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Your answer to the buyer' }),
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

it('keeps what was typed when the answer is refused, and sends it again as the same message', async () => {
  server.refuse(at(replyToTicket), 'ticket_moved');
  open();
  const field = await screen.findByRole('textbox', { name: 'Your answer to the buyer' });
  await userEvent.type(field, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  expect(field).toHaveProperty('value', 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(replies()).toHaveLength(2));
  expect(new Set(replies()).size).toBe(1);
});

/** The ids that answers were sent under. */
const replies = () =>
  server.calls
    .filter(({ route }) => route.endsWith('/replies'))
    // The page sends an object with an id.
    .map(({ body }) => (body as { id: string }).id);

it('leaves a note that is marked as one', async () => {
  server.answer(
    at(noteOnTicket),
    message({ id: ID, username: 'Olga', senderType: 'note', content: 'Paid twice' }),
  );
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Note' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'A note for operators' }), 'Paid twice');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }));
  const note = (await within(screen.getByRole('log')).findByText('Paid twice')).closest('article');
  expect(note?.textContent).toContain('Note');
});

it('offers nothing to who may only read', async () => {
  open(undefined, 'auditor');
  await screen.findByText(XSS);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
});

it('offers to try again when a ticket does not load', async () => {
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
