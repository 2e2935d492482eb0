import type { CampaignLink } from '@sesame/contract/console/campaigns.ts';
import { campaignName } from '@sesame/contract/shared/campaign-name.ts';

/**
 * The URL of a campaign. The shop counts by `utm_campaign`; the other parameters are for external statistics.
 * @returns undefined while the campaign has no name
 */
export function addressOf(origin: string, link: CampaignLink): string | undefined {
  const campaign = campaignName(link.campaign);
  if (campaign === undefined) return undefined;
  const address = new URL(link.page, origin);
  const marks = {
    utm_campaign: campaign,
    utm_source: link.source.trim(),
    utm_medium: link.medium.trim(),
    coupon: link.coupon.trim(),
  };
  for (const [name, value] of Object.entries(marks)) {
    if (value !== '') address.searchParams.set(name, value);
  }
  return address.href;
}
