import { listMails } from '@sesame/contract/console/system.ts';
import {
  deleteView,
  listViews,
  SAVED_VIEWS_MAX,
  type SavedView,
  saveView,
} from '@sesame/contract/console/workspace.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { useConsoleList } from '../../api/use-console-list.ts';
import { ConsoleList } from './console-list.tsx';

const view = (name: string, filters: string): SavedView => ({
  id: `0199a000-0000-7000-8000-${String(name.length).padStart(12, '0')}`,
  name,
  filters,
});

const server = freshServer();
beforeEach(() => {
  server.answer(listMails, []);
  server.answer(listViews, [
    view('Lost', 'state=abandoned'),
    view('<b>Waits</b>', 'state=waiting'),
  ]);
});

function Mails() {
  const list = useConsoleList(listMails);
  return (
    <ConsoleList
      caption="Mails"
      columns={[]}
      empty={<p>None</p>}
      filters={[{ name: 'state', label: 'Status', options: [{ value: 'sent', label: 'Sent' }] }]}
      list={list}
    />
  );
}

const open = async (at = '/admin/system') => {
  renderConsole(server, <Mails />, { at });
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
};

test('shows the views of this list and applies one, keeping other query parameters', async () => {
  await open('/admin/system?state=sent&tab=mails');
  const found = await screen.findByRole('button', { name: '<b>Waits</b>' });
  expect(server.callsOf(listViews)[0]?.url.searchParams.get('list')).toBe('listMails');
  await userEvent.click(found);
  expect(new URLSearchParams(location.search).get('state')).toBe('waiting');
  expect(new URLSearchParams(location.search).get('tab')).toBe('mails');
});

test('saves the active filters under a name, and keeps the keys typed into the field', async () => {
  server.answer(saveView, view('Lately sent', 'state=sent'));
  await open('/admin/system?state=sent');
  const field = await screen.findByRole('textbox', { name: 'View name' });
  await typeText(field, 'Lately sent{Enter}');
  await waitFor(() => expect(server.callsOf(saveView)).toHaveLength(1));
  expect(server.callsOf(saveView)[0]?.body).toEqual({
    list: 'listMails',
    name: 'Lately sent',
    filters: 'state=sent',
  });
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

test('removes a view', async () => {
  server.answer(deleteView, {});
  server.respond(withId(deleteView, view('Lost', '').id), () => Response.json({}));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove view: Lost' }));
  await waitFor(() => expect(server.callsOf(listViews)).toHaveLength(2));
});

test('requires a filter before saving, and says when the limit of views is reached', async () => {
  server.answer(listViews, []);
  await open();
  await screen.findByText('Set filters, then save them here.');
  expect(screen.queryByRole('textbox', { name: 'View name' })).toBeNull();
  server.answer(
    listViews,
    Array.from({ length: SAVED_VIEWS_MAX }, (_, at) => view('x'.repeat(at + 1), '')),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  await screen.findByText('You can save up to 20 views. Remove one to save another.');
});

test('says that the views could not be loaded', async () => {
  server.refuse(listViews, 'unavailable');
  await open();
  await screen.findByText('Saved views could not be loaded.');
});
