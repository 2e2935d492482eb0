import { listCampaigns, setCampaignCost } from '@sesame/contract/console/campaigns.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { consolePaths } from '../../paths.ts';
import { CampaignsScreen } from './campaigns-screen.tsx';

const server = freshServer();

test('updates the link while its parts are typed', async () => {
  server.answer(listCampaigns, []);
  renderConsole(server, <CampaignsScreen />, { at: consolePaths.campaigns() });
  await screen.findByText('Enter a campaign name to get its link.');
  await typeText(screen.getByLabelText('Campaign name'), 'autumn & co');
  await typeText(screen.getByLabelText('Promo code (optional)'), 'AUTUMN20');
  screen.getByText(/\/register\?utm_campaign=autumn_co&coupon=AUTUMN20$/);
  await screen.findByText('No campaigns yet');
});

test('searches campaigns on the server and shows their results', async () => {
  server.answer(listCampaigns, [
    {
      campaign: '<b>autumn</b>',
      visits: 1_200,
      activations: 30,
      registrations: 20,
      payers: 4,
      revenue: 51.6,
      cost: 20.5,
      return: 2.52,
      cost_per_payer: 5.13,
      first_day: '2026-03-09',
      last_day: '2026-03-10',
    },
  ]);
  renderConsole(server, <CampaignsScreen />, { at: consolePaths.campaigns() });
  await screen.findByText('<b>autumn</b>');
  screen.getByText('$51.60');
  screen.getByText('2.52×');
  screen.getByText('09.03 – 10.03.2026');
  screen.getByText('$5.13');
  await typeText(screen.getByRole('searchbox'), 'autumn{Enter}');
  await vi.waitFor(() =>
    expect(server.callsOf(listCampaigns).at(-1)?.url.searchParams.get('search')).toBe('autumn'),
  );
  server.answer(setCampaignCost, { campaign: '<b>autumn</b>', cost: 30 });
  await userEvent.click(screen.getByRole('button', { name: /^Change the cost of .*: \$20\.50$/ }));
  const field = screen.getByLabelText('Spent so far, $');
  await userEvent.clear(field);
  await typeText(field, '30');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(server.callsOf(setCampaignCost)[0]?.body).toEqual({
      ...{ campaign: '<b>autumn</b>', cost: 30, expected_cost: 20.5 },
    }),
  );
});
