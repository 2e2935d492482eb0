const NAME = 'campaign';
const VALUE_MAX = 200;

/** Parameters that may name a campaign, most specific first. */
const marks = ['utm', 'utm_campaign', 'utm_source', 'utm_medium', 'utm_content', 'utm_term'];

/** The campaign in a link's query string. */
export function campaignOf(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const mark of marks) {
    const value = query.get(mark)?.trim().slice(0, VALUE_MAX);
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
