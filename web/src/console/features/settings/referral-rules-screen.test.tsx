import {
  approveRuleChange,
  changeReferralRules,
  getReferralRules,
  getWaitingRules,
  withdrawRuleChange,
} from '@sesame/contract/console/referrals.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { referralRules } from '../../../test/console-settings.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { ReferralRulesScreen } from './referral-rules-screen.tsx';

const server = freshServer();
beforeEach(() => {
  server.answer(getReferralRules, rules);
  server.answer(getWaitingRules, { waiting: null });
});

const rules = referralRules();

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function giveReason() {
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await typeText(dialog.getByLabelText('Reason'), 'Autumn');
  await userEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
}

test('creates a new version of the referral rules, with a reason', async () => {
  server.answer(changeReferralRules, { ...rules, version: 4 });
  renderConsole(server, <ReferralRulesScreen />);
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
  renderConsole(server, <ReferralRulesScreen />);
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
  renderConsole(server, <ReferralRulesScreen />);
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
  renderConsole(server, <ReferralRulesScreen />);
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
