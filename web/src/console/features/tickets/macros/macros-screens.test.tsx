import {
  archiveMacro,
  createMacro,
  editMacro,
  listMacros,
  readMacro,
} from '@sesame/contract/console/macros.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { consoleMacro, MACRO_ID } from '../../../../test/console-macro.ts';
import { freshServer } from '../../../../test/fresh-server.ts';
import { renderConsole } from '../../../../test/render-console.tsx';
import { chooseOption } from '../../../../test/user/choose-option.ts';
import { typeText } from '../../../../test/user/type-text.ts';
import { withId } from '../../../../test/with-id.ts';
import { MacroScreen } from './macro-screen.tsx';
import { MacrosScreen } from './macros-screen.tsx';

const at = <R extends RouteSpec>(route: R): R => withId(route, MACRO_ID);

const server = freshServer();

const openList = (role?: 'auditor') =>
  renderConsole(server, <MacrosScreen />, { at: '/admin/ticket-macros', ...(role && { role }) });
const openOne = (id: string) =>
  renderConsole(server, <MacroScreen />, { at: `/admin/ticket-macros/${id}` });

test('lists saved replies with their actions', async () => {
  server.answer(listMacros, [
    consoleMacro(),
    consoleMacro({ id: crypto.randomUUID(), name: 'Greeting', action: null }),
  ]);
  openList();
  const link = await screen.findByRole('link', { name: 'Three days' });
  expect(link.getAttribute('href')).toBe(`/admin/ticket-macros/${MACRO_ID}`);
  expect(screen.getByRole('row', { name: /Three days/ }).textContent).toContain('+3 days');
  expect(screen.getByRole('row', { name: /Greeting/ }).textContent).toContain('Reply');
  await chooseOption(screen.getByRole('combobox', { name: 'Status' }), 'Archived');
  await waitFor(() =>
    expect(server.callsOf(listMacros).at(-1)?.url.search).toBe('?state=archived'),
  );
});

test('is read-only without the permission', async () => {
  server.answer(listMacros, []);
  openList('auditor');
  await screen.findByText('No saved replies yet');
  expect(screen.queryByRole('link', { name: 'New' })).toBeNull();
});

test('creates a macro in both languages, and switches to the empty one', async () => {
  server.answer(createMacro, consoleMacro());
  openOne('new');
  await typeText(await screen.findByRole('textbox', { name: 'Name' }), 'Half');
  await chooseOption(screen.getByRole('combobox', { name: 'Action' }), 'Refunds a payment');
  const percent = screen.getByRole('textbox', { name: 'Percent of the payment' });
  await userEvent.clear(percent);
  await typeText(percent, '50');
  screen.getByText('Placeholders: {username} {number} {service} {amount}.');
  await typeText(screen.getByRole('textbox', { name: 'Reply' }), 'Half of it: {{amount}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The reply is needed in both languages: RU is empty.');
  await typeText(screen.getByRole('textbox', { name: 'Reply' }), 'Половина: {{until}');
  await screen.findByText('{until} has no value here.');
  expect(server.callsOf(createMacro)).toEqual([]);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Reply' }));
  await typeText(screen.getByRole('textbox', { name: 'Reply' }), 'Половина');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.pathname).toBe(`/admin/ticket-macros/${MACRO_ID}`));
  expect(server.callsOf(createMacro)[0]?.body).toEqual({
    name: 'Half',
    action: { kind: 'refund', percent: 50, method: 'gateway', access: 'revoke' },
    body: 'Half of it: {amount}',
    body_ru: 'Половина',
  });
});

test('shows the latest version after a version conflict', async () => {
  server.answer(at(readMacro), consoleMacro());
  server.refuse(at(editMacro), 'version_conflict');
  openOne(MACRO_ID);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await typeText(name, ' more');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Someone else changed this in the meantime/);
  expect(server.callsOf(at(editMacro))[0]?.body).toMatchObject({ version: 4 });
  server.answer(at(readMacro), consoleMacro({ name: 'Theirs', version: 5 }));
  await userEvent.click(screen.getByRole('button', { name: 'Load latest version' }));
  await waitFor(() => expect(name).toHaveProperty('value', 'Theirs'));
});

test('archives a macro, which cannot be edited until it is restored', async () => {
  server.answer(at(readMacro), consoleMacro());
  server.answer(at(archiveMacro), consoleMacro({ archived: true, version: 5 }));
  openOne(MACRO_ID);
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  await screen.findByText('Archived: not offered in tickets.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  screen.getByRole('button', { name: 'Restore from archive' });
  expect(server.callsOf(at(archiveMacro))[0]?.body).toEqual({ version: 4, archived: true });
});

test('offers a retry after a failure', async () => {
  server.refuse(at(readMacro), 'unavailable');
  openOne(MACRO_ID);
  await screen.findByText('Could not be loaded');
  server.answer(at(readMacro), consoleMacro());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: 'Name' });
});
