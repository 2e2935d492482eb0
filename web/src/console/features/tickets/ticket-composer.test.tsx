import { listMacros, previewMacro } from '@sesame/contract/console/macros.ts';
import {
  type ConsoleMessage,
  type ConsoleTicket,
  noteOnTicket,
  replyToTicket,
  resolveTicket,
  uploadReplyAttachment,
} from '@sesame/contract/console/tickets.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consoleMacro, MACRO_ID } from '../../../test/console-macro.ts';
import {
  CONSOLE_TICKET_ID,
  consoleMessage,
  consoleTicket,
  macroPreview,
} from '../../../test/console-ticket.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { TicketComposer } from './ticket-composer.tsx';

const XSS = '<img src=x onerror=alert(1)>';
const FILE_ID = '00000000-0000-4000-8000-0000000000f1';
const [reply, note, resolve] = [replyToTicket, noteOnTicket, resolveTicket].map((route) =>
  withId(route, CONSOLE_TICKET_ID),
) as [typeof replyToTicket, typeof noteOnTicket, typeof resolveTicket];

const onAdded = vi.fn<(messages: readonly ConsoleMessage[]) => void>();
const onMoved = vi.fn<(ticket: ConsoleTicket) => void>();
const onCrossed = vi.fn<() => void>();

const server = freshServer();
beforeEach(() => {
  fakeUploads();
  for (const call of [onAdded, onMoved, onCrossed]) call.mockReset();
});

function open(isClosed = false) {
  renderConsole(
    server,
    <TicketComposer
      isClosed={isClosed}
      lastSeen={consoleMessage().id}
      onAdded={onAdded}
      onCrossed={onCrossed}
      onMoved={onMoved}
      ticketId={CONSOLE_TICKET_ID}
    />,
  );
  return screen.findByRole('textbox');
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole('button', { name }).matches(':disabled');
const bodiesOf = (route: typeof reply | typeof note) =>
  server.callsOf(route).map(({ body }) => body as { id: string; content: string });

test('Ctrl+Enter sends what was typed, once, and the next message has another id', async () => {
  server.answer(reply, consoleMessage({ senderType: 'admin' }));
  const field = await open();
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await typeText(field, '   ');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(isDisabled('Send')).toBe(true);
  expect(bodiesOf(reply)).toEqual([]);
  await typeText(field, 'Hello');
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  await typeText(field, 'Again');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  const [first, second, ...more] = bodiesOf(reply);
  expect([first?.content, second?.content, more]).toEqual(['   Hello', 'Again', []]);
  expect(first?.id).not.toBe(second?.id);
  expect(onAdded).toHaveBeenCalledTimes(2);
});

test('a note takes no files with it, which stay for the reply', async () => {
  server.answer(uploadReplyAttachment, {
    id: FILE_ID,
    name: 'proof.png',
    type: 'image/webp',
    size_bytes: 1,
  });
  server.answer(note, consoleMessage({ senderType: 'note' }));
  server.answer(reply, consoleMessage({ senderType: 'admin' }));
  const field = await open();
  const file = new File(['x'], 'proof.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Attach a file'), file);
  await screen.findByText('proof.png');
  await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
  expect(screen.queryByText('proof.png')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send and resolve' })).toBeNull();
  await typeText(field, 'Paid twice');
  await press('Add note');
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(bodiesOf(note)).toEqual([{ id: expect.any(String), content: 'Paid twice' }]);
  await userEvent.click(screen.getByRole('radio', { name: 'Reply' }));
  await typeText(field, 'Here it is');
  await press('Send');
  await waitFor(() => expect(bodiesOf(reply)).toMatchObject([{ attachments: [FILE_ID] }]));
});

test('a closed ticket takes only notes', async () => {
  server.answer(note, consoleMessage({ senderType: 'note' }));
  const field = await open(true);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Saved reply' })).toBeNull();
  await typeText(field, 'For the record');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(bodiesOf(note)).toHaveLength(1));
  expect(bodiesOf(reply)).toEqual([]);
});

test('a reply that was sent but did not resolve is not sent again', async () => {
  server.answer(reply, consoleMessage({ senderType: 'admin' }));
  server.refuse(resolve, 'ticket_state_changed');
  const field = await open();
  await typeText(field, 'It is there now');
  await press('Send and resolve');
  await screen.findByRole('alert');
  expect(field).toHaveProperty('value', '');
  expect(onMoved).not.toHaveBeenCalled();
  server.answer(resolve, consoleTicket({ state: 'resolved' }));
  await typeText(field, 'Anything else?');
  await press('Send');
  await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(2));
  // Only the first one was meant to resolve the ticket.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.callsOf(resolve)).toHaveLength(1);
});

test('keeps the text when sending fails, and retries with the same message id', async () => {
  server.refuse(reply, 'ticket_state_changed');
  const field = await open();
  await typeText(field, 'Hello');
  await press('Send');
  await screen.findByRole('alert');
  expect(field).toHaveProperty('value', 'Hello');
  expect(onCrossed).not.toHaveBeenCalled();
  await press('Send');
  await waitFor(() => expect(bodiesOf(reply)).toHaveLength(2));
  expect(new Set(bodiesOf(reply).map(({ id }) => id)).size).toBe(1);
});

test('inserts a saved reply after the typed text, in the buyer’s language', async () => {
  const macro = consoleMacro({ name: 'Greeting', action: null });
  const answer = `${XSS}, здравствуйте`;
  const preview = withId(previewMacro, CONSOLE_TICKET_ID);
  server.answer(listMacros, [macro]);
  server.answer(
    { ...preview, path: preview.path.replace(':macro', MACRO_ID) },
    macroPreview({ macro, targets: [], target: null, effect: null, answer }),
  );
  const field = await open();
  await typeText(field, 'Hello');
  await press('Saved reply');
  await userEvent.click(await screen.findByRole('radio', { name: /Greeting/ }));
  const text = await screen.findByText(answer);
  expect(text.lang).toBe('ru');
  expect(text.querySelector('img')).toBeNull();
  await press('Insert');
  expect(field).toHaveProperty('value', `Hello\n\n${answer}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
});
