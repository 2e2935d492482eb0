import {
  approveRuleChange,
  changeReferralRules,
  getReferralRules,
  getWaitingRules,
  withdrawRuleChange,
} from '@sesame/contract/console/referrals.ts';
import {
  type ConsoleSettings,
  changeSettings,
  readSettings,
} from '@sesame/contract/console/settings.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { withId } from '../../../test/with-id.ts';
import { SettingsScreen } from './settings-screen.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(readSettings, settings());
  server.answer(getReferralRules, rules);
  server.answer(getWaitingRules, { waiting: null });
  await speak('en');
});

const rules = {
  version: 3,
  created_at: '2026-03-01T12:00:00.000Z',
  deposit: 30,
  first_payment: 10,
  verified: 40,
  hold_days: 14,
  payout_minimum: 50,
  second_operator_from: 500,
  accounts_per_network: 5,
};

function settings(part: Partial<ConsoleSettings> = {}): ConsoleSettings {
  const unchanged = <Value,>(value: Value) => ({
    value,
    standard: value,
    saved: false,
    changed_at: null,
    changed_by: null,
  });
  return {
    version: 4,
    help_url: unchanged(null),
    support_email: unchanged(null),
    double_payments: unchanged('ask'),
    open_payments_max: unchanged(3),
    transfer_hours: unchanged(24),
    proof_alert_hours: unchanged(72),
    reminder_days: {
      value: 7,
      standard: 3,
      saved: true,
      changed_at: '2026-03-10T12:00:00.000Z',
      changed_by: 'Olga',
    },
    low_inventory: unchanged(0),
    open_tickets_max: unchanged(20),
    ...part,
  };
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function giveReason() {
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Autumn');
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
  fill('Paid twice for one product', 'refund');
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
    }),
  );
  expect(await screen.findByText('Saved')).toBeTruthy();
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
      low_inventory: { ...settings().low_inventory, value: 12, saved: true },
    }),
  );
  await userEvent.click(load);
  await waitFor(() =>
    expect(screen.getByLabelText('Low-stock threshold')).toHaveProperty('value', '12'),
  );
});

test('creates a new version of the referral rules, with a reason', async () => {
  server.answer(changeReferralRules, { ...rules, version: 4 });
  renderConsole(server, <SettingsScreen />);
  expect(await screen.findByText(/^Version 3 of 01\.03\.2026/)).toBeTruthy();
  fill('Hold period, days', '21');
  await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
  server.answer(getReferralRules, { ...rules, version: 4, hold_days: 21 });
  await giveReason();
  const { created_at: _, ...fields } = rules;
  await waitFor(() =>
    expect(server.callsOf(changeReferralRules)[0]?.body).toEqual({
      ...fields,
      hold_days: 21,
      reason: 'Autumn',
    }),
  );
  expect(await screen.findByText(/^Version 4 of/)).toBeTruthy();
});

const WAITING = '00000000-0000-4000-8000-000000000077';
const ofWaiting = <R extends RouteSpec>(route: R): R => withId(route, WAITING);

test('shows a waiting change to every owner, who may approve or reject it', async () => {
  const { version: _, created_at: __, ...values } = rules;
  const waiting = {
    id: WAITING,
    rules: { ...values, second_operator_from: 9_000 },
    reason: 'The season',
    requested_by: { id: '00000000-0000-4000-8000-000000000099', name: 'Olivia' },
    due_at: '2026-03-11T12:00:00.000Z',
  };
  server.answer(getWaitingRules, { waiting });
  renderConsole(server, <SettingsScreen />);
  expect(await screen.findByText(/^Olivia proposed rules/)).toBeTruthy();
  expect(screen.getByText(/Second approval from, \$: .* → 9000/)).toBeTruthy();
  expect(screen.getByText('Reason: The season')).toBeTruthy();
  server.refuse(ofWaiting(approveRuleChange), 'rule_change_over');
  await userEvent.click(screen.getByRole('button', { name: 'Approve change' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ruleChangeOver');
  server.answer(ofWaiting(withdrawRuleChange), {});
  server.answer(getWaitingRules, { waiting: null });
  await userEvent.click(screen.getByRole('button', { name: 'Reject change' }));
  await waitFor(() => expect(screen.queryByText(/^Olivia proposed rules/)).toBeNull());
  expect(server.callsOf(ofWaiting(withdrawRuleChange))).toHaveLength(1);
});

test('resets the form to the current rules when a change has to wait', async () => {
  server.answer(changeReferralRules, rules);
  renderConsole(server, <SettingsScreen />);
  expect(await screen.findByText(/^Version 3 of/)).toBeTruthy();
  fill('Hold period, days', '7');
  await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
  await giveReason();
  await waitFor(() =>
    expect(screen.getByLabelText('Hold period, days')).toHaveProperty('value', '14'),
  );
});

test('loads the latest rules after a version conflict', async () => {
  server.refuse(changeReferralRules, 'version_conflict');
  renderConsole(server, <SettingsScreen />);
  expect(await screen.findByText(/^Version 3 of/)).toBeTruthy();
  fill('Hold period, days', '21');
  await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
  await giveReason();
  server.answer(getReferralRules, { ...rules, version: 4, hold_days: 30 });
  await userEvent.click(await screen.findByRole('button', { name: 'Load latest version' }));
  expect(await screen.findByText(/^Version 4 of/)).toBeTruthy();
  expect(screen.getByLabelText('Hold period, days')).toHaveProperty('value', '30');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is read-only without the permission', async () => {
  renderConsole(server, <SettingsScreen />, { role: 'auditor' });
  expect(await screen.findByLabelText('First reminder')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('offers a retry', async () => {
  server.refuse(readSettings, 'unavailable');
  renderConsole(server, <SettingsScreen />);
  expect(await screen.findByText('The settings could not be loaded')).toBeTruthy();
  server.answer(readSettings, settings());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First reminder')).toBeTruthy();
});
