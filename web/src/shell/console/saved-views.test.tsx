import {
  deleteView,
  listViews,
  SAVED_VIEWS_MAX,
  type SavedView,
  saveView,
} from '@sesame/contract/operator-desk.ts';
import { type LoggedMail, listMails } from '@sesame/contract/operator-system.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useRecordList } from '../../api/operator/use-record-list.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderOperator } from '../../test/render-operator.tsx';
import { speak } from '../../test/speak.ts';
import { RecordListView } from './record-list.tsx';

const view = (name: string, filters: string): SavedView => ({
  id: `0199a000-0000-7000-8000-${String(name.length).padStart(12, '0')}`,
  name,
  filters,
});

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listMails, []);
  server.answer(listViews, [view('Lost', 'state=given_up'), view('<b>Waits</b>', 'state=waiting')]);
  await speak('en');
});

function Mails() {
  const list = useRecordList(listMails, {
    filterNames: ['state'],
    inputOf: () => ({ query: {} }),
    rowsOf: (page) => page,
    nextOf: () => undefined,
  });
  return (
    <RecordListView<LoggedMail, 'state'>
      caption="Mails"
      columns={[]}
      empty={<p>None</p>}
      filters={[{ name: 'state', label: 'State', options: [{ value: 'sent', label: 'Sent' }] }]}
      list={list}
      rowKey={({ id }) => id}
    />
  );
}

const open = async (at = '/admin/system') => {
  renderOperator(server, <Mails />, { at });
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
};

it('shows the views of this list and goes to one, leaving other words of the address alone', async () => {
  await open('/admin/system?state=sent&tab=mails');
  const found = await screen.findByRole('button', { name: '<b>Waits</b>' });
  expect(server.callsOf(listViews)[0]?.url.searchParams.get('list')).toBe('listMails');
  await userEvent.click(found);
  expect(new URLSearchParams(location.search).get('state')).toBe('waiting');
  expect(new URLSearchParams(location.search).get('tab')).toBe('mails');
});

it('keeps the filters that are on under a name, whose letters stay in the field', async () => {
  server.answer(saveView, view('Lately sent', 'state=sent'));
  await open('/admin/system?state=sent');
  const field = await screen.findByRole('textbox', { name: 'Name of the view' });
  await userEvent.type(field, 'Lately sent{Enter}');
  await waitFor(() => expect(server.callsOf(saveView)).toHaveLength(1));
  expect(server.callsOf(saveView)[0]?.body).toEqual({
    list: 'listMails',
    name: 'Lately sent',
    filters: 'state=sent',
  });
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

it('removes a view', async () => {
  server.answer(deleteView, {});
  server.respond({ ...deleteView, path: deleteView.path.replace(':id', view('Lost', '').id) }, () =>
    Response.json({}),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the view Lost' }));
  await waitFor(() => expect(server.callsOf(listViews)).toHaveLength(2));
});

it('asks for filters first, and says when there are too many views', async () => {
  server.answer(listViews, []);
  await open();
  await screen.findByText('Set filters, then keep them here under a name.');
  expect(screen.queryByRole('textbox', { name: 'Name of the view' })).toBeNull();
  server.answer(
    listViews,
    Array.from({ length: SAVED_VIEWS_MAX }, (_, at) => view('x'.repeat(at + 1), '')),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await screen.findByText('20 views are the most. Remove one to keep another.');
});

it('says that the views could not be loaded', async () => {
  server.refuse(listViews, 'unavailable');
  await open();
  await screen.findByText('The views could not be loaded.');
});
