import { LANGUAGES, type Language } from '@sesame/contract/limits.ts';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/platform.ts';

const CONTEXT = 'mail preview';
/** Long enough to look at a mail; a page that is read again brings another. */
const LIFE_MS = 60 * 60_000;

const ticketSchema = z.strictObject({
  name: z.string(),
  language: z.enum(LANGUAGES),
  until: z.number(),
});

/** What an address says that shows a mail to whoever was just shown it: a frame sends no token. */
export function sealPreview(
  { sealer, clock }: Pick<Platform, 'sealer' | 'clock'>,
  preview: { readonly name: string; readonly language: Language },
): string {
  const until = clock.now().getTime() + LIFE_MS;
  return sealer.seal(JSON.stringify({ ...preview, until }), CONTEXT);
}

/** @returns undefined when it was not made here, or is over */
export function openPreview(
  { sealer, clock }: Pick<Platform, 'sealer' | 'clock'>,
  ticket: string,
): { readonly name: string; readonly language: Language } | undefined {
  try {
    const { until, ...preview } = ticketSchema.parse(JSON.parse(sealer.open(ticket, CONTEXT)));
    return until > clock.now().getTime() ? preview : undefined;
  } catch {
    // Altered or of another shop: as good as none.
    return undefined;
  }
}
