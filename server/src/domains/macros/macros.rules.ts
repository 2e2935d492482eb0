import { type MacroAction, macroPlaceholders } from '@sesame/contract/operator-macros.ts';

const SIMPLE = /\{(\w+)\}/g;
/** A text of operators has no plural forms: `{days, plural, …}` and every other brace is a slip. */
const ANY_BRACE = /[{}]/;

/** @returns a placeholder that the action has no value for, or a brace that is none; undefined when all is well */
export function strayPlaceholder(body: string, action: MacroAction | null): string | undefined {
  const known = macroPlaceholders(action);
  for (const [placeholder, name = ''] of body.matchAll(SIMPLE)) {
    if (!known.includes(name)) return placeholder;
  }
  return ANY_BRACE.exec(body.replaceAll(SIMPLE, ''))?.[0];
}

export type AnswerValues = Readonly<Record<string, string | undefined>>;

/**
 * Puts values into an answer, each once: braces in a value, which a buyer may have typed, stay what they are.
 * @returns the answer, and the placeholders that have no value and stand in it as they were
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
 * What a percentage of a payment is, in cents: of all that was paid, rounded half up, at least a cent, and never more than is
 * left; 100 is all that is left.
 */
export function centsOfRefund(
  percent: number,
  { capturedCents, refundedCents }: { capturedCents: number; refundedCents: number },
): number {
  const leftCents = capturedCents - refundedCents;
  if (percent === 100) return leftCents;
  return Math.min(leftCents, Math.max(1, Math.round((capturedCents * percent) / 100)));
}
