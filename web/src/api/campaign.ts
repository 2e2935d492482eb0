import { CAMPAIGN_MAX } from '@sesame/contract/shared/campaign-name.ts';

const NAME = 'campaign';

/** Parameters that may name a campaign, most specific first. */
const marks = ['utm', 'utm_campaign', 'utm_source', 'utm_medium', 'utm_content', 'utm_term'];

/** The campaign in a link's query string. */
export function campaignOf(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const mark of marks) {
    const value = query.get(mark)?.trim().slice(0, CAMPAIGN_MAX);
    if (value) return value;
  }
  return null;
}

/** Stores the campaign of this tab until a sign-in or a registration. */
export function rememberCampaign(value: string): void {
  sessionStorage.setItem(NAME, value);
}

export function consumeCampaign(): string | null {
  const value = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  return value;
}
