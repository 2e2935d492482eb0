import { confirmOperator } from '@sesame/contract/console/operators.ts';
import { changeOperatorRole } from '@sesame/contract/console/team.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ConfirmOperatorDialog } from './confirm-operator-dialog.tsx';

const ID = '00000000-0000-4000-8000-000000000003';
const route = withId(changeOperatorRole, ID);
const body = { role: 'finance', version: 4, reason: 'new duties' } as const;
const after = {
  id: ID,
  name: 'Ben',
  email: 'ben@shop.example',
  role: 'finance',
  disabled_at: null,
  has_code: true,
  created_at: '2026-03-01T12:00:00.000Z',
  last_seen_at: null,
  version: 5,
} as const;

/** A screen with a call that requires confirmation by password. */
function Decision() {
  const change = useConsoleMutation(changeOperatorRole);
  return (
    <>
      <button onClick={() => change.mutate({ params: { id: ID }, body })} type="button">
        Decide
      </button>
      <p>{change.isSuccess ? 'Decided' : change.isError ? change.error.message : 'Open'}</p>
      <ConfirmOperatorDialog />
    </>
  );
}

const server = freshServer();
let confirmed: boolean;
beforeEach(() => {
  confirmed = false;
  server.respond(route, () =>
    confirmed
      ? Response.json(after)
      : Response.json({ code: 'confirmation_required', message: 'first' }, { status: 409 }),
  );
  server.answer(confirmOperator, () => {
    confirmed = true;
    return { until: '2026-03-10T12:10:00.000Z' };
  });
});

async function decide(): Promise<HTMLElement> {
  renderConsole(server, <Decision />);
  await userEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  return screen.findByRole('dialog', { name: 'Confirm it’s you' });
}

test('asks for the password when the server requires it, then repeats the call', async () => {
  const dialog = await decide();
  await typeText(within(dialog).getByLabelText('Password'), 'my own password');
  await typeText(within(dialog).getByLabelText('Code'), '123 456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Decided');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsOf(confirmOperator).map((call) => call.body)).toEqual([
    { password: 'my own password', code: '123456' },
  ]);
  expect(server.callsOf(route).map((call) => call.body)).toEqual([body, body]);
});

test('stays open and shows the error when password and code are wrong', async () => {
  server.refuse(confirmOperator, 'confirmation_failed');
  const dialog = await decide();
  await typeText(within(dialog).getByLabelText('Password'), 'not mine');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await within(dialog).findByRole('alert');
  expect(server.callsOf(route)).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
});

test('fails the call when the operator cancels', async () => {
  const dialog = await decide();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await screen.findByText('first');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(route)).toHaveLength(1);
});
