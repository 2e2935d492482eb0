import { PROMOCODE_MAX } from '@sesame/contract/shared/limits.ts';
import { visitCampaign } from '@sesame/contract/shop/campaign-visits.ts';
import { countReferralVisit } from '@sesame/contract/shop/referrals.ts';
import { campaignOf, rememberCampaign } from './campaign.ts';
import { call } from './client/call.ts';
import { logQuietly } from './client/log.ts';

/** Counts a visit by a campaign's or a partner's link, once per tab and link, so that a reload does not count. */
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
