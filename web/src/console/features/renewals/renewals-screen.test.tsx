import {
  type ListedRenewal,
  listConsoleRenewals,
  readRenewalFigures,
} from '@sesame/contract/console/renewals/renewal-list.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { visa } from '../../../test/renewals.ts';
import { RenewalsScreen } from './renewals-screen.tsx';

const ID = '0199a000-0000-7000-8000-000000000001';
const renewal: ListedRenewal = {
  ...{ id: ID, subscription_id: ID, product: { id: 1, title: 'Veilnet VPN', title_ru: '' } },
  user: { id: ID, username: 'vera', email: 'vera@buyers.example' },
  ...{ state: 'retrying', method: visa, method_problem: 'expires', total: 9.99 },
  charge_at: '2026-04-12T09:00:00.000Z',
  last_attempt: { state: 'failed', decline: 'funds', code: 'insufficient_funds' },
  end_reason: null,
};

const server = freshServer();
beforeEach(() => {
  server.answer(listConsoleRenewals, [renewal]);
  server.answer(readRenewalFigures, {
    due: { count: 12, total: 58.8 },
    first_try: { count: 17, of: 20 },
    recovered: { count: 2, of: 3 },
    lost: { count: 0, of: 0 },
  });
});

test('shows each renewal in words, and opens its subscription', async () => {
  renderConsole(server, <RenewalsScreen />, { at: '/admin/renewals?group=at_risk' });
  const buyer = await screen.findByRole('link', { name: /vera/ });
  expect(buyer.getAttribute('href')).toBe(`/admin/subscriptions/${ID}`);
  expect(screen.getByText('not paid, will be tried again')).toBeDefined();
  expect(screen.getByText('not enough money')).toBeDefined();
  expect(screen.getByText('Expires before the charge')).toBeDefined();
  expect(server.callsOf(listConsoleRenewals)[0]?.url.searchParams.get('group')).toBe('at_risk');
});

test('says why a renewal was lost', async () => {
  const lost = { state: 'canceled', end_reason: 'method_revoked', last_attempt: null } as const;
  server.answer(listConsoleRenewals, [{ ...renewal, ...lost }]);
  renderConsole(server, <RenewalsScreen />, { at: '/admin/renewals' });
  await screen.findByText('canceled: automatic payments were turned off at the bank');
});

test('shows the figures, and a dash where nothing was decided', async () => {
  renderConsole(server, <RenewalsScreen />, { at: '/admin/renewals' });
  await screen.findByText('$58.80 in total');
  expect(screen.getByText('85%')).toBeDefined();
  expect(screen.getByText('66.7%')).toBeDefined();
  expect(screen.getByText('0 of 0 in 30 days')).toBeDefined();
  expect(screen.getByTitle(/^Involuntary churn/).textContent).toBe('Lost to failed payments');
  expect(screen.getByText('What these figures mean')).toBeDefined();
  expect(screen.getByText('–', { selector: 'dd span' })).toBeDefined();
});

test('explains what a renewal is while there is none, and shows a failure of the figures', async () => {
  server.answer(listConsoleRenewals, []);
  server.refuse(readRenewalFigures, 'unavailable');
  renderConsole(server, <RenewalsScreen />, { at: '/admin/renewals' });
  await screen.findByText('Nothing to renew');
  await screen.findByText('The figures could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => server.callsOf(readRenewalFigures).length).toBe(2);
});
