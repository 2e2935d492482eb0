import { activateCampaign, visitCampaign } from '@sesame/contract/shop/campaign-visits.ts';
import { countReferralVisit } from '@sesame/contract/shop/referrals.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { countVisit } from './count-visit.ts';
import { signIn, signUp } from './session/sign-in.ts';
import { dropToken } from './session/token-store.ts';

const token = 'A'.repeat(43);
const newcomer = { email: 'anna@example.com', password: 'secret-words' };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(visitCampaign, {});
  server.answer(activateCampaign, {});
  server.answer(countReferralVisit, {});
  server.answer(login, { status: 'success', access_token: token });
  server.answer(register, { access_token: token });
});
afterEach(() => {
  dropToken();
  sessionStorage.clear();
});

test('counts a visit of a campaign and of a partner once per tab, not per page load', () => {
  countVisit('?r=ANNA&utm_source=mail&utm_campaign=autumn');
  countVisit('?r=ANNA&utm_source=mail&utm_campaign=autumn');
  expect(server.callsOf(visitCampaign).map(({ body }) => body)).toEqual([{ value: 'autumn' }]);
  expect(server.callsOf(countReferralVisit).map(({ url }) => url.search)).toEqual(['?r=ANNA']);
});

test('counts another link again', () => {
  countVisit('?utm=autumn');
  countVisit('?utm=winter');
  expect(server.callsOf(visitCampaign).map(({ body }) => body)).toEqual([
    { value: 'autumn' },
    { value: 'winter' },
  ]);
  expect(server.callsOf(countReferralVisit)).toEqual([]);
});

test('sends the campaign after a registration, once, with the token', async () => {
  countVisit('?utm_campaign=autumn');
  await signUp(newcomer);
  expect(server.callsOf(activateCampaign)).toMatchObject([
    { body: { value: 'autumn', register: true } },
  ]);
  expect(server.callsOf(activateCampaign)[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  await signIn('anna@example.com', 'secret-words');
  expect(server.callsOf(activateCampaign)).toHaveLength(1);
});

test('sends the campaign after a sign-in', async () => {
  countVisit('?utm_source=mail');
  await signIn('anna@example.com', 'secret-words');
  expect(server.callsOf(activateCampaign).map(({ body }) => body)).toEqual([{ value: 'mail' }]);
});

test('never blocks a sign-in', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.refuse(visitCampaign, 'unavailable');
  server.refuse(activateCampaign, 'unavailable');
  countVisit('?utm=autumn');
  expect(await signIn('anna@example.com', 'secret-words')).toBeNull();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(2));
});
