import { campaignName } from '@sesame/contract/campaign-name.ts';

/** What a link is made of, as it was typed. */
export type CampaignLink = {
  readonly page: string;
  readonly campaign: string;
  readonly source: string;
  readonly medium: string;
  readonly coupon: string;
};

/**
 * The address of a campaign. The shop counts by `utm_campaign`; the other marks are for statistics of elsewhere.
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
