import {
  readSubscriptionRenewals,
  retryRenewal,
  stopSubscriptionRenewal,
} from '@sesame/contract/console/renewals/renewals.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../../test/fresh-server.ts';
import { renderConsole } from '../../../../test/render-console.tsx';
import { visa } from '../../../../test/renewals.ts';
import { withId } from '../../../../test/with-id.ts';
import { RenewalPanel } from './renewal-panel.tsx';

const ID = '0199a000-0000-7000-8000-000000000001';
const RENEWAL = '0199a000-0000-7000-8000-000000000002';
const answer: AnswerOf<typeof readSubscriptionRenewals> = {
  agreements: [
    {
      ...{ id: ID, method: visa, ceiling: 9.99, text: 'I agree to $9.99.', payment_id: null },
      ...{ agreed_at: '2026-03-10T12:00:00.000Z', stopped: null },
    },
  ],
  renewals: [
    {
      ...{ id: RENEWAL, state: 'retrying', total: 9.99, period_start: '2026-04-10T12:00:00.000Z' },
      next_at: '2026-04-12T09:00:00.000Z',
      attempts: [
        {
          ...{ number: 1, state: 'failed', decline: 'funds', code: 'insufficient_funds' },
          ...{ started_at: '2026-04-09T09:00:00.000Z', payment_id: ID },
        },
      ],
    },
  ],
};

const server = freshServer();
beforeEach(() => {
  server.answer(withId(readSubscriptionRenewals, ID), answer);
});
const open = (role?: 'support') =>
  renderConsole(server, <RenewalPanel subscriptionId={ID} />, { ...(role && { role }) });

test('shows the consent and each attempt in words', async () => {
  open();
  await screen.findByText('$9.99 each time, Visa ···4242');
  expect(screen.getByText('I agree to $9.99.')).toBeDefined();
  expect(screen.getByText('not paid, will be tried again')).toBeDefined();
  const attempt = screen.getByRole('link', { name: /Attempt 1, .*: not enough money/ });
  expect(attempt.getAttribute('href')).toBe(`/admin/payments/${ID}`);
});

test('a renewal is retried and the agreement stopped, each with a reason', async () => {
  const decide = async (button: string, submit: string) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'The buyer asked for it');
    await userEvent.click(within(dialog).getByRole('button', { name: submit }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  };
  const retry = withId(retryRenewal, RENEWAL);
  const stop = withId(stopSubscriptionRenewal, ID);
  server.answer(retry, {});
  server.answer(stop, {});
  open();
  await decide('Retry now', 'Retry now');
  await decide('Stop', 'Stop');
  const body = { reason: 'The buyer asked for it' };
  expect(server.callsOf(retry).map((call) => call.body)).toEqual([body]);
  expect(server.callsOf(stop).map((call) => call.body)).toEqual([body]);
});

test('says so where the buyer has never turned it on', async () => {
  server.answer(withId(readSubscriptionRenewals, ID), { agreements: [], renewals: [] });
  open();
  await screen.findByText('The buyer has not turned it on.');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});
