import { listPartners, listReferralFlags } from '@sesame/contract/console/referrals.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consolePartner } from '../../../test/console-partner.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { PartnersScreen } from './partners-screen.tsx';

const server = freshServer();
beforeEach(() => {
  server.answer(listReferralFlags, []);
});

test('lists partners as text with what they earned, may withdraw and were paid', async () => {
  const partner = consolePartner({ total_earnings: 412.6, available: 102.6, paid_out: 250 });
  server.answer(listPartners, [partner]);
  renderConsole(server, <PartnersScreen />, { at: '/admin/partners' });
  const link = await screen.findByRole('link', { name: /<b>mira<\/b>/ });
  expect(link.getAttribute('href')).toBe(`/admin/partners/${partner.id}`);
  const row = within(screen.getAllByRole('row')[1] ?? document.body);
  for (const amount of ['$412.60', '$102.60', '$250.00']) {
    expect(row.getByText(amount)).toBeTruthy();
  }
});

test('shows a debt as a negative amount', async () => {
  server.answer(listPartners, [consolePartner({ available: -80 })]);
  renderConsole(server, <PartnersScreen />, { at: '/admin/partners' });
  expect(await screen.findByText(/^[−-]\$80\.00$/)).toBeTruthy();
});

test('shows an empty list and a failed request', async () => {
  server.answer(listPartners, []);
  const { unmount } = renderConsole(server, <PartnersScreen />, { at: '/admin/partners' });
  expect(await screen.findByText('No partners yet')).toBeTruthy();
  unmount();
  server.refuse(listPartners, 'unavailable');
  renderConsole(server, <PartnersScreen />, { at: '/admin/partners' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
