import { listConnections } from '@sesame/contract/console/settings/connections.ts';
import { getShownRateState, testShownRate } from '@sesame/contract/console/settings/shown-rate.ts';
import {
  type ConsoleSettings,
  changeSettings,
  readSettings,
} from '@sesame/contract/console/settings.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  changedSetting,
  consoleConnection,
  consoleSettings,
} from '../../../test/console-settings.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { SettingsScreen } from './settings-screen.tsx';

const server = freshServer();
beforeEach(() => {
  server.answer(readSettings, settings());
  server.answer(listConnections, [consoleConnection()]);
});

const settings = (over: Partial<ConsoleSettings> = {}) =>
  consoleSettings({ reminder_days: changedSetting(7, 3), ...over });

test('says which connections are not set up, and leads to each', async () => {
  renderConsole(server, <SettingsScreen />);
  expect(await screen.findByText(/^No mail can be sent/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Set up Mail' });
  expect(link.getAttribute('href')).toBe('/admin/settings/connections/mail');
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function giveReason() {
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await typeText(dialog.getByLabelText('Reason'), 'Autumn');
  await userEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
}

test('shows each setting with its unit, default and last change', async () => {
  renderConsole(server, <SettingsScreen />);
  expect(await screen.findByLabelText('First reminder')).toHaveProperty('value', '7');
  expect(screen.getByText('Default: 3 days · Changed by Olga, 10.03.2026')).toBeTruthy();
  expect(screen.getByText('Default: 24 hours')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Payment methods' })).toBeTruthy();
});

test('saves changes with a reason; a value equal to the default resets its setting', async () => {
  server.answer(changeSettings, settings({ version: 5 }));
  renderConsole(server, <SettingsScreen />);
  await screen.findByLabelText('First reminder');
  fill('First reminder', '3');
  fill('Help chat or page', 't.me/shop_help');
  fill('Open payments per buyer', '5');
  const choose = (label: string, name: string) => chooseOption(screen.getByLabelText(label), name);
  await choose('Paid twice for one product', 'Refund the later payment');
  await choose('Show the catalogue to visitors', 'Yes');
  await choose('Language of the shop', 'Русский');
  await choose('Time zone of the shop', 'Europe/Moscow');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await giveReason();
  await waitFor(() =>
    expect(server.callsOf(changeSettings)[0]?.body).toEqual({
      version: 4,
      reason: 'Autumn',
      reminder_days: null,
      help_url: 't.me/shop_help',
      open_payments_max: 5,
      double_payments: 'refund',
      public_catalogue: true,
      default_language: 'ru',
      time_zone: 'Europe/Moscow',
    }),
  );
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('resets one setting to its default, and discards all edits at once', async () => {
  server.answer(changeSettings, settings({ version: 5 }));
  renderConsole(server, <SettingsScreen />);
  const field = await screen.findByLabelText('First reminder');
  const reset = () => screen.queryByRole('button', { name: 'Reset to default: First reminder' });
  fill('Low-stock threshold', '8');
  await userEvent.click(reset() ?? field);
  expect(field).toHaveProperty('value', '3');
  expect(reset()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field).toHaveProperty('value', '7');
  expect(screen.getByLabelText('Low-stock threshold')).toHaveProperty('value', '0');
  await userEvent.click(reset() ?? field);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await giveReason();
  await waitFor(() =>
    expect(server.callsOf(changeSettings)[0]?.body).toEqual({
      ...{ version: 4, reason: 'Autumn', reminder_days: null },
    }),
  );
});

const NOT_SAVED = 'Not saved: some values are not valid.';
test.each([
  ['Open payments per buyer', '21', 'From 1 to 20'],
  ['First reminder', '31', 'From 2 to 30'],
  ['First reminder', '2.5', 'A whole number such as 12'],
  ['Help chat or page', 'http://help.example', 'A link such as https://t.me/your_shop'],
  ['Support email', 'help', 'An address such as help@shop.com'],
])('rejects %s with the value %s', async (label, value, message) => {
  renderConsole(server, <SettingsScreen />);
  await screen.findByLabelText(label);
  fill(label, value);
  expect(screen.queryByText(message)).toBeNull();
  fireEvent.blur(screen.getByLabelText(label));
  expect(screen.getByText(message)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', NOT_SAVED);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('keeps the edits after a version conflict and loads the latest version on request', async () => {
  server.refuse(changeSettings, 'version_conflict');
  renderConsole(server, <SettingsScreen />);
  await screen.findByLabelText('Low-stock threshold');
  fill('Low-stock threshold', '8');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await giveReason();
  const load = await screen.findByRole('button', { name: 'Load latest version' });
  expect(screen.getByLabelText('Low-stock threshold')).toHaveProperty('value', '8');
  server.answer(
    readSettings,
    settings({
      version: 6,
      low_inventory: changedSetting(12, 0),
    }),
  );
  await userEvent.click(load);
  await waitFor(() =>
    expect(screen.getByLabelText('Low-stock threshold')).toHaveProperty('value', '12'),
  );
});

test('fetches the rate of the currency that is chosen, and says when it is out of date', async () => {
  const rate = {
    currency: 'EUR',
    rate: 0.8662,
    source: 'cbr',
    rate_at: '2026-03-10T00:00:00.000Z',
    seen_at: '2026-03-10T12:00:00.000Z',
    stale: true,
  } as const;
  server.answer(getShownRateState, rate);
  renderConsole(server, <SettingsScreen />);
  const choice = await screen.findByLabelText('Also show prices in');
  expect(screen.queryByRole('button', { name: 'Fetch the rate now' })).toBeNull();
  await chooseOption(choice, 'Euro (EUR)');
  expect(
    await screen.findByText(/It is out of date: the Bank of Russia last answered/),
  ).toBeTruthy();
  server.answer(testShownRate, { ...rate, stale: false, problem: null });
  await userEvent.click(screen.getByRole('button', { name: 'Fetch the rate now' }));
  await waitFor(() => expect(screen.queryByText(/It is out of date/)).toBeNull());
  expect(screen.getByText(/^\$1 is 0\.8662 EUR, the rate of the Bank of Russia/)).toBeTruthy();
  expect(server.callsOf(testShownRate)[0]?.body).toEqual({ currency: 'EUR' });
  server.answer(testShownRate, { ...rate, problem: 'no_answer' });
  await userEvent.click(screen.getByRole('button', { name: 'Fetch the rate now' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not answer/);
});

test('is read-only without the permission', async () => {
  renderConsole(server, <SettingsScreen />, { role: 'auditor' });
  expect(await screen.findByLabelText('First reminder')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /default/ })).toBeNull();
  expect(screen.getByLabelText('First reminder').matches(':disabled')).toBe(true);
});

test('offers a retry', async () => {
  server.refuse(readSettings, 'unavailable');
  renderConsole(server, <SettingsScreen />);
  expect(await screen.findByText('The settings could not be loaded')).toBeTruthy();
  server.answer(readSettings, settings());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First reminder')).toBeTruthy();
});
