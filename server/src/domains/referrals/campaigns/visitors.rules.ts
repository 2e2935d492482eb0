/** Programs that open links without a person: crawlers, link previews, scripts. Browsers always send `Mozilla/`. */
const BOTS =
  /\bbot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegrambot|curl|wget|python|java\/|go-http|node|okhttp|axios|monitor|scan/i;

export function isBot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || BOTS.test(userAgent);
}

/** `2026-03-10`, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
