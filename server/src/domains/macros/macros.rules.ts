import { type MacroAction, macroPlaceholders } from '@sesame/contract/console/macros.ts';

const SIMPLE = /\{(\w+)\}/g;
/** Texts written by operators have no plural forms, so `{days, plural, …}` and any other brace is a mistake. */
const ANY_BRACE = /[{}]/;

/** @returns the first placeholder that the action has no value for, or a stray brace; undefined when there is none */
export function strayPlaceholder(body: string, action: MacroAction | null): string | undefined {
  const known = macroPlaceholders(action);
  for (const [placeholder, name = ''] of body.matchAll(SIMPLE)) {
    if (!known.includes(name)) return placeholder;
  }
  return ANY_BRACE.exec(body.replaceAll(SIMPLE, ''))?.[0];
}

export type AnswerValues = Readonly<Record<string, string | undefined>>;

/**
 * Fills placeholders in one pass: braces inside a value, which a buyer may have typed, are left alone.
 * @returns the answer, and the placeholders without a value, which stay in the text
 */
export function fillAnswer(
  body: string,
  values: AnswerValues,
): { readonly answer: string; readonly missing: readonly string[] } {
  const missing = new Set<string>();
  const answer = body.replaceAll(SIMPLE, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) missing.add(name);
    return value ?? placeholder;
  });
  return { answer, missing: [...missing] };
}

/**
 * The amount of a percentage refund in cents: a share of the captured amount, rounded half up, at least one cent and at
 * most what is left. 100 means all that is left.
 */
export function centsOfRefund(
  percent: number,
  { capturedCents, refundedCents }: { capturedCents: number; refundedCents: number },
): number {
  const leftCents = capturedCents - refundedCents;
  if (percent === 100) return leftCents;
  return Math.min(leftCents, Math.max(1, Math.round((capturedCents * percent) / 100)));
}
