import {
  changeProvider,
  checkProvider,
  listProviders,
  type OperatorProvider,
} from '@sesame/contract/operator-gateways.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { GatewaysScreen } from './gateways-screen.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listProviders, [provider()]);
  await speak('en');
});

const ofStripe = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':provider', 'stripe'),
});

function provider(): OperatorProvider {
  const setting = {
    required: true,
    sentence: 'From the dashboard.',
    expected: 'a key',
    example: 'sk_test',
  };
  return {
    provider: 'stripe',
    title: 'Stripe',
    live: true,
    problem: null,
    notice_url: 'https://shop.example/webhook/stripe',
    capabilities: {
      refunds: 'partial',
      disputes: true,
      cancels: true,
      charges: [{ currency: 'USD', min: 0.5, max: 1000 }],
      life: { min_s: 1800, max_s: 86400 },
    },
    settings: [
      {
        ...setting,
        name: 'secretKey',
        env: 'STRIPE_SECRET_KEY',
        secret: true,
        source: 'console',
        value: null,
      },
      {
        ...setting,
        name: 'account',
        env: 'STRIPE_ACCOUNT',
        secret: false,
        source: 'environment',
        value: 'acct_1',
      },
    ],
    version: 3,
  };
}

it('shows what is kept without its secrets, and what the environment sets as fixed', async () => {
  renderOperator(server, <GatewaysScreen />);
  expect(await screen.findByText('https://shop.example/webhook/stripe')).toBeTruthy();
  expect(screen.getByText('Kept, not shown')).toBeTruthy();
  expect(screen.getByText('acct_1')).toBeTruthy();
  expect(screen.getByText('Set by STRIPE_ACCOUNT in the environment')).toBeTruthy();
});

it('writes only what was typed, from the version that was looked at', async () => {
  server.answer(ofStripe(changeProvider), provider());
  renderOperator(server, <GatewaysScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.queryByLabelText('account')).toBeNull();
  await userEvent.type(dialog.getByLabelText('secretKey'), 'sk_new');
  await userEvent.type(dialog.getByLabelText('Reason'), 'A new key');
  await userEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() =>
    expect(server.callsOf(ofStripe(changeProvider))[0]?.body).toEqual({
      version: 3,
      values: { secretKey: 'sk_new' },
      reason: 'A new key',
    }),
  );
});

it('names the field that cannot be used, and what it must be', async () => {
  server.refuse(ofStripe(changeProvider), 'setting_wrong', {
    field: 'secretKey',
    expected: 'a key of the dashboard',
  });
  renderOperator(server, <GatewaysScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await userEvent.type(dialog.getByLabelText('secretKey'), 'nonsense');
  await userEvent.type(dialog.getByLabelText('Reason'), 'A new key');
  await userEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe(
    'secretKey must be a key of the dashboard.',
  );
});

it('tells what the provider says to our keys', async () => {
  server.answer(ofStripe(checkProvider), { verdict: 'refuses' });
  renderOperator(server, <GatewaysScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByText('Stripe answers and says no to our keys')).toBeTruthy();
});

it('offers no change to those who may only look', async () => {
  renderOperator(server, <GatewaysScreen />, { role: 'finance' });
  expect(await screen.findByText('Kept, not shown')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});
