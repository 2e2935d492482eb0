import { PROMOCODE_MAX } from '@sesame/contract/limits.ts';
import { countReferralVisit } from '@sesame/contract/referrals.ts';
import { visitCampaign } from '@sesame/contract/users.ts';
import { call } from './call.ts';
import { campaignOf, rememberCampaign } from './campaign.ts';
import { logQuietly } from './log.ts';

/** Counts a visit by a campaign's or a partner's link, once per tab and link: a reload is no new visit. */
export function countVisit(search: string): void {
  const campaign = campaignOf(search);
  if (campaign && isNewHere('campaign_visit', campaign)) {
    rememberCampaign(campaign);
    call(visitCampaign, { body: { value: campaign } }).catch((error: unknown) =>
      logQuietly('The visit of a campaign was not counted', error),
    );
  }
  const r = new URLSearchParams(search).get('r')?.trim().slice(0, PROMOCODE_MAX);
  if (r && isNewHere('referral_visit', r)) {
    call(countReferralVisit, { query: { r } }).catch((error: unknown) =>
      logQuietly('The visit of a partner link was not counted', error),
    );
  }
}

function isNewHere(name: string, value: string): boolean {
  if (sessionStorage.getItem(name) === value) return false;
  sessionStorage.setItem(name, value);
  return true;
}
