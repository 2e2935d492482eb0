import { grantSubscription } from '@sesame/contract/console/subscriptions.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { freshServer } from '../../test/fresh-server.ts';
import { renderConsole } from '../../test/render-console.tsx';
import { useConsoleMutation } from './use-console-query.ts';

const ID = '00000000-0000-4000-8000-000000000003';

function Gift() {
  const give = useConsoleMutation(grantSubscription);
  const send = (duration: string) =>
    give.mutate({ body: { user: ID, product: 1, duration, reason: 'why' } });
  return (
    <>
      <button onClick={() => send('1 mon')} type="button">
        A month
      </button>
      <button onClick={() => send('2 mon')} type="button">
        Two months
      </button>
      <p>{give.status}</p>
    </>
  );
}

const server = freshServer();
const press = async (name: string, status: string) => {
  const sent = server.callsOf(grantSubscription).length;
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(server.callsOf(grantSubscription)).toHaveLength(sent + 1));
  await screen.findByText(status);
};

test('repeats an intent under one idempotency key, and another intent under a new key', async () => {
  server.refuse(grantSubscription, 'unavailable');
  renderConsole(server, <Gift />);
  await press('A month', 'error');
  await press('Two months', 'error');
  server.answer(grantSubscription, { id: ID, ends_at: '2026-04-10T12:00:00.000Z' });
  await press('A month', 'success');
  await press('A month', 'success');
  const keys = server
    .callsOf(grantSubscription)
    .map(({ headers }) => headers.get('Idempotency-Key') ?? '');
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
  expect(keys).not.toContain('');
});
