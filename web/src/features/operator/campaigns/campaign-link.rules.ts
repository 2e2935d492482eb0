/** What a link is made of, as it was typed. */
export type CampaignLink = {
  readonly page: string;
  readonly campaign: string;
  readonly source: string;
  readonly medium: string;
  readonly coupon: string;
};

export const CAMPAIGN_MAX = 200;

/**
 * The address of a campaign. The shop counts by `utm_campaign`; the other marks are for statistics of elsewhere.
 * @returns undefined while the campaign has no name
 */
export function addressOf(origin: string, link: CampaignLink): string | undefined {
  const campaign = link.campaign.replace(/\s+/g, ' ').trim();
  if (campaign === '') return undefined;
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
