const NAMES_MAX = 12;
const VALUE_MAX = 200;

/** The query parameters kept across the round trip to Google: referral code, coupon and campaign. Never a URL. */
export function carriedQuery(query: Readonly<Record<string, unknown>>): string {
  const carried = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (!/^(r|coupon|utm\w{0,40})$/.test(name)) continue;
    if (typeof value !== 'string' || value.length > VALUE_MAX) continue;
    if (carried.size < NAMES_MAX) carried.append(name, value);
  }
  return carried.toString();
}
