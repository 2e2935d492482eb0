import { listMacros, previewMacro, runMacro } from '@sesame/contract/console/macros.ts';
import type { ConsoleMessage, ConsoleTicket } from '@sesame/contract/console/tickets.ts';
import { LIST_PAGE } from '@sesame/contract/shared/define-list.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consoleMacro, MACRO_ID } from '../../../test/console-macro.ts';
import {
  CONSOLE_TICKET_ID,
  consoleMessage,
  consoleTicket,
  macroPreview,
} from '../../../test/console-ticket.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { SavedReplyDialog } from './saved-reply-dialog.tsx';

const FIRST = '00000000-0000-4000-8000-0000000000a2';
const SECOND = '00000000-0000-4000-8000-0000000000a3';
/** The route with the ids of the ticket and the macro in its path. */
const at = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':id', CONSOLE_TICKET_ID).replace(':macro', MACRO_ID),
});

const onInsert = vi.fn<(text: string) => void>();
const onAdded = vi.fn<(messages: readonly ConsoleMessage[]) => void>();
const onMoved = vi.fn<(ticket: ConsoleTicket) => void>();
const onClose = vi.fn<() => void>();

const server = freshServer();
beforeEach(() => {
  for (const call of [onInsert, onAdded, onMoved, onClose]) call.mockReset();
  server.answer(listMacros, [consoleMacro()]);
});

const open = () =>
  renderConsole(
    server,
    <SavedReplyDialog {...{ onInsert, onAdded, onMoved, onClose }} ticketId={CONSOLE_TICKET_ID} />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /Three days/ }));
const problem = async () => within(await screen.findByRole('alert'));

test('a saved reply is inserted as it was previewed, also with a value missing, and nothing is sent', async () => {
  const macro = consoleMacro({ action: null });
  server.answer(listMacros, [macro]);
  server.answer(
    at(previewMacro),
    macroPreview({ macro, targets: [], target: null, effect: null, missing: ['service'] }),
  );
  open();
  await choose();
  await screen.findByText(macroPreview().answer);
  await press('Insert');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onInsert.mock.calls).toEqual([[macroPreview().answer]]);
  expect(onAdded).not.toHaveBeenCalled();
});

test('a macro that was run hands on its message and the ticket, and closes', async () => {
  const [ticket, message] = [consoleTicket({ state: 'resolved' }), consoleMessage({ id: FIRST })];
  server.answer(at(previewMacro), macroPreview());
  server.answer(at(runMacro), { ticket, message });
  open();
  await choose();
  await screen.findByText(/3 days will be added/);
  await press('Run and send');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onAdded.mock.calls).toEqual([[[message]]]);
  expect(onMoved.mock.calls).toEqual([[ticket]]);
  expect(onInsert).not.toHaveBeenCalled();
});

test('a preview that cannot be read says why and runs nothing', async () => {
  server.refuse(at(previewMacro), 'not_found');
  open();
  await choose();
  await (await problem()).findByText(/said by the server/);
  await press('Insert');
  await (await problem()).findByText('Select a reply first.');
  expect(onClose).not.toHaveBeenCalled();
});

test('a full page of replies says that there are more', async () => {
  const page = Array.from({ length: LIST_PAGE }, (_, number) =>
    consoleMacro({ id: MACRO_ID.replace(/..$/, String(number + 10)), name: `Reply ${number}` }),
  );
  server.answer(listMacros, page);
  open();
  expect(await screen.findAllByRole('radio')).toHaveLength(LIST_PAGE);
  const more = screen.getByText(/Showing the first 50/);
  server.answer(listMacros, page.slice(1));
  await typeText(screen.getByRole('searchbox'), 'reply{Enter}');
  await waitFor(() => expect(more.isConnected).toBe(false));
});

test('asks to check a changed preview again, then sends it under the same message id', async () => {
  server.answer(at(previewMacro), macroPreview());
  server.refuse(at(runMacro), 'version_conflict');
  open();
  await choose();
  await screen.findByText(/3 days will be added/);
  server.answer(at(previewMacro), macroPreview({ seen: 'as it stands now' }));
  await press('Run and send');
  await screen.findByText(/Something has changed since the preview/);
  await waitFor(() => expect(server.callsOf(at(previewMacro))).toHaveLength(2));
  await press('Run and send');
  await waitFor(() => expect(server.callsOf(at(runMacro))).toHaveLength(2));
  // The page sends an object with `id` and `seen`.
  const sent = server.callsOf(at(runMacro)).map(({ body }) => body as { id: string; seen: string });
  expect(sent.map(({ seen }) => seen)).toEqual(['as it stood', 'as it stands now']);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('says before a macro is run that the inventory has nothing else to give', async () => {
  const lacking = [{ id: 7, title: 'Veilnet', title_ru: '' }];
  server.answer(at(previewMacro), macroPreview({ effect: { kind: 'replace', items: 2, lacking } }));
  open();
  await choose();
  const service = await screen.findByRole('link', { name: 'Veilnet' });
  expect(service.getAttribute('href')).toBe('/admin/inventory/7');
  await press('Run and send');
  await (await problem()).findByText(/no other item for these services/);
  expect(server.callsOf(at(runMacro))).toEqual([]);
});

test('shows why a macro cannot be run, and sends nothing', async () => {
  server.answer(at(previewMacro), macroPreview({ permitted: false }));
  open();
  await choose();
  await screen.findByText(/3 days will be added/);
  await press('Run and send');
  await (await problem()).findByText('Your role does not allow this.');
  expect(server.callsOf(at(runMacro))).toEqual([]);
});

test('asks for a target, and another choice forgets why the last one was refused', async () => {
  const targets = [FIRST, SECOND].map((id) => ({
    id,
    title: id === SECOND ? 'Askara Max' : 'Askara Pro',
    title_ru: '',
    at: '2026-04-01T12:00:00.000Z',
    left: null,
  }));
  server.answer(at(previewMacro), macroPreview({ targets, target: null, effect: null }));
  open();
  await press('Insert');
  await (await problem()).findByText('Select a reply first.');
  await choose();
  const target = await screen.findByLabelText('Subscription');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Run and send');
  await (await problem()).findByText('Select what to apply the macro to.');
  server.answer(at(previewMacro), macroPreview({ targets, missing: ['until'] }));
  await chooseOption(target, 'Askara Max, until 01.04.2026');
  await screen.findByText(/3 days will be added/);
  expect(server.callsOf(at(previewMacro)).at(-1)?.url.searchParams.get('target')).toBe(SECOND);
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Run and send');
  await (await problem()).findByText(/\{until\}/);
  expect(server.callsOf(at(runMacro))).toEqual([]);
});

test('searches saved replies on the server', async () => {
  server.answer(listMacros, []);
  open();
  const dialog = within(await screen.findByRole('dialog'));
  await typeText(dialog.getByRole('searchbox'), 'refund{Enter}');
  await dialog.findByText('No saved replies with this name');
  expect(server.callsOf(listMacros).at(-1)?.url.searchParams.get('search')).toBe('refund');
});
