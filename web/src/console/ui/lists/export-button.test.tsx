import { listBulkActions } from '@sesame/contract/console/bulk-actions.ts';
import { listMails } from '@sesame/contract/console/system.ts';
import type { ListRoute } from '@sesame/contract/shared/define-list.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { ListExport } from './export-button.tsx';
import { ListScreen } from './list-screen.tsx';

const server = freshServer();
beforeEach(() => {
  server.answer(listBulkActions, []);
  server.answer(listMails, []);
});
afterEach(() => vi.restoreAllMocks());

function Export({ of }: { of: ListRoute }) {
  return <ListExport list={useConsoleList(of)} />;
}

function Screen({ of }: { of: ListRoute }) {
  const list = useConsoleList(of);
  return (
    <ListScreen
      caption="Rows"
      columns={[]}
      empty={<p>None</p>}
      list={list}
      title="A list of rows"
    />
  );
}

test('a list without an export has nothing in its place', async () => {
  const { container } = renderConsole(server, <Export of={listBulkActions} />);
  await waitFor(() => expect(server.callsOf(listBulkActions)).toHaveLength(1));
  expect(container.innerHTML).toBe('');
});

test('a screen whose list has no export offers neither a button nor a menu', async () => {
  renderConsole(server, <Screen of={listBulkActions} />);
  await screen.findByText('None');
  screen.getByRole('heading', { name: 'A list of rows' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a list with an export downloads the filtered rows under the name of the contract', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  server.respond(listMails.export, () => new Response('id'));
  renderConsole(server, <Screen of={listMails} />, { at: '/admin/system?state=sent' });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toEqual(['mails.csv']));
  const [call] = server.callsOf(listMails.export);
  expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({ state: 'sent' });
});
