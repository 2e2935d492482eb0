import {
  changeProvider,
  checkProvider,
  listProviders,
} from '@sesame/contract/console/payments/gateways.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consoleProvider, providerSetting } from '../../../test/console-provider.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { GatewaysScreen } from './gateways-screen.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listProviders, [provider]);
  await speak('en');
});

const ofStripe = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':provider', 'stripe'),
});

const provider = consoleProvider({
  settings: [
    providerSetting(),
    providerSetting({
      name: 'accountId',
      env: 'STRIPE_ACCOUNT',
      secret: false,
      source: 'environment',
      value: 'acct_1',
    }),
  ],
});

test('shows saved settings without secrets, and those of the environment as fixed', async () => {
  renderConsole(server, <GatewaysScreen />);
  expect(await screen.findByText('https://shop.example/webhook/stripe')).toBeTruthy();
  expect(screen.getByText('$0.50 – $1,000.00')).toBeTruthy();
  expect(screen.getByText('Saved, not shown')).toBeTruthy();
  expect(screen.getByText('acct_1')).toBeTruthy();
  expect(screen.getByText('Set by STRIPE_ACCOUNT')).toBeTruthy();
});

test('sends only what was typed, with the version it loaded', async () => {
  server.answer(ofStripe(changeProvider), provider);
  renderConsole(server, <GatewaysScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.queryByLabelText('accountId')).toBeNull();
  await userEvent.type(dialog.getByLabelText('Secret key'), 'sk_new');
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

test('offers the few values of a setting by their names, and sends only a chosen one', async () => {
  const vat = providerSetting({
    name: 'vat',
    secret: false,
    source: 'default',
    value: 'none',
    choices: [
      { value: 'none', label: 'Without VAT', label_ru: 'Без НДС' },
      { value: 'vat20', label: 'VAT 20 %', label_ru: 'НДС 20 %' },
    ],
  });
  server.answer(listProviders, [consoleProvider({ settings: [vat] })]);
  server.answer(ofStripe(changeProvider), provider);
  renderConsole(server, <GatewaysScreen />);
  expect(await screen.findByText('Without VAT')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const select = dialog.getByLabelText('VAT rate');
  expect(within(select).getAllByRole('option', { hidden: true })).toHaveLength(3);
  expect(within(select).getByText('Unchanged: Without VAT')).toBeTruthy();
  await userEvent.selectOptions(select, 'VAT 20 %');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Over the limit of the year');
  await userEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() =>
    expect(server.callsOf(ofStripe(changeProvider))[0]?.body).toMatchObject({
      values: { vat: 'vat20' },
    }),
  );
});

test('names the rejected field and what it must be', async () => {
  server.refuse(ofStripe(changeProvider), 'setting_wrong', {
    field: 'secretKey',
    expected: 'a key of the dashboard',
    expected_ru: 'ключ из личного кабинета',
  });
  renderConsole(server, <GatewaysScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await userEvent.type(dialog.getByLabelText('Secret key'), 'nonsense');
  await userEvent.type(dialog.getByLabelText('Reason'), 'A new key');
  await userEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
  await dialog.findByText('Expected: a key of the dashboard');
  expect(dialog.getByLabelText('Secret key').getAttribute('aria-invalid')).toBe('true');
});

test('shows whether the gateway accepts our keys', async () => {
  server.answer(ofStripe(checkProvider), { verdict: 'rejected' });
  renderConsole(server, <GatewaysScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText('Stripe rejects your keys')).toBeTruthy();
});

test('is read-only without the permission', async () => {
  renderConsole(server, <GatewaysScreen />, { role: 'finance' });
  expect(await screen.findByText('Saved, not shown')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('explains the settings in the language of the page', async () => {
  await speak('ru');
  renderConsole(server, <GatewaysScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
  expect(screen.getByText('Из личного кабинета.')).toBeTruthy();
});
