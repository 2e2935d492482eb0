import { listProviders } from '@sesame/contract/console/payments/gateways.ts';
import {
  type ConsoleConnection,
  changeConnection,
  listConnections,
  testConnection,
} from '@sesame/contract/console/settings/connections.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { consoleProvider } from '../../../../test/console-provider.ts';
import { consoleConnection } from '../../../../test/console-settings.ts';
import { freshServer } from '../../../../test/fresh-server.ts';
import { renderConsole } from '../../../../test/render-console.tsx';
import { consolePaths } from '../../../paths.ts';
import { ConnectionScreen } from './connection-screen.tsx';

const server = freshServer();

/** The call about the mail server. */
const ofMail = <R extends { path: string }>(route: R) => ({
  ...route,
  path: route.path.replace(':connection', 'mail'),
});

const at = consolePaths.connection('mail');
const set = (name: string, value: string | null): ConsoleConnection['settings'] =>
  consoleConnection().settings.map((one) =>
    one.name === name ? { ...one, value, source: 'console' } : one,
  );
const show = (connection = consoleConnection()) => {
  server.answer(listConnections, [connection]);
  renderConsole(server, <ConnectionScreen />, { at });
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('sends only what was typed', async () => {
  show();
  await screen.findByLabelText('Mail server');
  fill('Mail server', 'smtp.shop.example');
  fill('Sender', 'no-reply@shop.example');
  server.answer(
    ofMail(changeConnection),
    consoleConnection({ ready: true, missing: [], version: 1 }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.callsOf(ofMail(changeConnection))[0]?.body).toEqual({
      version: 0,
      values: { host: 'smtp.shop.example', from: 'no-reply@shop.example' },
      reason: 'Setting up the connection',
    }),
  );
});

test('names the variable that sets a value, which cannot be edited', async () => {
  const settings = consoleConnection().settings.map((one) => ({
    ...one,
    source: 'environment' as const,
    value: one.name === 'host' ? 'relay.example' : null,
  }));
  show(consoleConnection({ ready: true, missing: [], settings }));
  expect(await screen.findByText('relay.example')).toBeTruthy();
  // The relay needs no password.
  expect(screen.queryByText('Saved, not shown')).toBeNull();
  expect(screen.getByText(/^Set by MAIL_FROM in the environment/)).toBeTruthy();
  expect(screen.getAllByText(/^Set by SMTP_URL in the environment/)).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('says in plain words why the test failed, and that unsaved values are not tested', async () => {
  show(consoleConnection({ ready: true, missing: [], settings: set('host', 'smtp.shop.example') }));
  server.answer(ofMail(testConnection), { problem: 'sign_in', detail: 'EAUTH 535', result: null });
  const button = await screen.findByRole('button', { name: 'Send a test email to me' });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /does not accept user and password.*EAUTH 535/,
  );
  server.answer(ofMail(testConnection), {
    problem: null,
    detail: null,
    result: 'olga@shop.example',
  });
  await userEvent.click(button);
  expect(await screen.findByText(/accepted an email to olga@shop\.example/)).toBeTruthy();
  fill('Mail server', 'smtp.other.example');
  expect(button).toHaveProperty('disabled', true);
});

test('is green only after a test that passed', async () => {
  const ready = consoleConnection({ ready: true, missing: [] });
  show(ready);
  await screen.findByText('Not tested');
  server.answer(ofMail(testConnection), { problem: null, detail: null, result: 'olga@a.example' });
  const tested = { at: '2026-03-10T12:00:00.000Z', works: true };
  server.answer(listConnections, [{ ...ready, tested }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test email to me' }));
  await screen.findByText('Works');
});

test('removes a saved secret on request', async () => {
  show(consoleConnection({ settings: set('password', null), version: 3 }));
  await userEvent.click(await screen.findByLabelText('Remove the saved value'));
  server.answer(ofMail(changeConnection), consoleConnection({ version: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.callsOf(ofMail(changeConnection))[0]?.body).toMatchObject({
      version: 3,
      values: { password: null },
    }),
  );
});

test('names the providers that keep the public address, which a new one has to be entered at', async () => {
  const settings = consoleConnection().settings.slice(0, 1);
  server.answer(listProviders, [
    consoleProvider(),
    consoleProvider({ provider: 'paypal', title: 'PayPal', live: false }),
  ]);
  server.answer(listConnections, [consoleConnection({ connection: 'address', settings })]);
  renderConsole(server, <ConnectionScreen />, { at: consolePaths.connection('address') });
  const link = await screen.findByRole('link', { name: 'Stripe' });
  expect(link.getAttribute('href')).toBe('/admin/gateways/stripe');
  expect(screen.queryByText('PayPal')).toBeNull();
});

test('can be read but not changed or tested without the permission', async () => {
  server.answer(listConnections, [consoleConnection({ ready: true, missing: [] })]);
  renderConsole(server, <ConnectionScreen />, { at, role: 'manager' });
  expect(await screen.findByLabelText('Mail server')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save|test/ })).toBeNull();
});
