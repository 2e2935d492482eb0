/** Programs that open links nobody clicked: crawlers, previews of messengers, scripts. A browser always names itself. */
const BOTS =
  /\bbot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegrambot|curl|wget|python|java\/|go-http|node|okhttp|axios|monitor|scan/i;

export function isBot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || BOTS.test(userAgent);
}

/** The name under which a campaign is counted; undefined when nothing readable is left. */
export function campaignName(value: string): string | undefined {
  const name = value
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
  return name === '' ? undefined : name;
}

/** `2026-03-10`, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
