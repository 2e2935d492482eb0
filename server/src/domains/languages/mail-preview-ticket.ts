import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/platform.ts';

const CONTEXT = 'mail preview';
/** Long enough to read a mail; reloading the page gives a new address. */
const LIFETIME_MS = 60 * 60_000;

const ticketSchema = z.strictObject({
  name: z.string(),
  language: z.enum(LANGUAGES),
  until: z.number(),
});

/** The token in the address of a mail preview. The frame that shows it cannot send a session token. */
export function sealPreview(
  { sealer, clock }: Pick<Platform, 'sealer' | 'clock'>,
  preview: { readonly name: string; readonly language: Language },
): string {
  const until = clock.now().getTime() + LIFETIME_MS;
  return sealer.seal(JSON.stringify({ ...preview, until }), CONTEXT);
}

/** @returns undefined when the token is invalid or expired */
export function openPreview(
  { sealer, clock }: Pick<Platform, 'sealer' | 'clock'>,
  ticket: string,
): { readonly name: string; readonly language: Language } | undefined {
  try {
    const { until, ...preview } = ticketSchema.parse(JSON.parse(sealer.open(ticket, CONTEXT)));
    return until > clock.now().getTime() ? preview : undefined;
  } catch {
    // Modified, or sealed by another shop.
    return undefined;
  }
}
