import { listMergeTargets, mergeTicket } from '@sesame/contract/console/tickets.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { consoleTicket, CONSOLE_TICKET_ID as ID } from '../../../test/console-ticket.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { withId } from '../../../test/with-id.ts';
import { consolePaths } from '../../paths.ts';
import { TicketActions } from './ticket-actions.tsx';

const OTHER = '00000000-0000-4000-8000-0000000000a2';

const ticket = consoleTicket();

const server = freshServer();
const targets = withId(listMergeTargets, ID);
const merge = withId(mergeTicket, ID);

async function openDialog() {
  renderConsole(server, <TicketActions onMoved={() => {}} ticket={ticket} />, {
    at: consolePaths.ticket(ID),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge into…' }));
  return within(await screen.findByRole('dialog', { name: 'Merge No. 4217 into another ticket?' }));
}

test('merges a ticket into another one of the buyer and opens that', async () => {
  server.answer(targets, [{ id: OTHER, number: 4216, title: 'Where is it?', state: 'new' }]);
  server.answer(merge, { ...ticket, id: OTHER, number: 4216 });
  const dialog = await openDialog();
  dialog.getByText(/cannot be undone/);
  const select = await dialog.findByRole('combobox', { name: 'Merge into' });
  await chooseOption(select, 'No. 4216 · Where is it?');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(location.pathname).toBe(consolePaths.ticket(OTHER)));
  expect(server.callsOf(merge).map(({ body }) => body)).toEqual([{ into: OTHER }]);
});

test('says that the buyer has no other open ticket', async () => {
  server.answer(targets, []);
  const dialog = await openDialog();
  await dialog.findByText('This buyer has no other open ticket.');
  expect(dialog.getByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true);
});
