import * as z from 'zod/mini';

/** Records what an emulator sent that does not fit its own schemas; `stop` throws it, so that every test fails. */
export interface WireCheck {
  /** Throws, and records, when a body does not fit. `what` names it: `POST /v1/refunds`. */
  fits(what: string, schema: z.ZodMiniType, body: unknown): void;
  /** Throws when anything did not fit. */
  finish(): void;
}

/** `words` are the positions of switches that show words which the protocol does not have. */
export function createWireCheck(words: () => readonly string[]): WireCheck {
  const violations: string[] = [];
  return {
    fits(what, schema, body) {
      // As the other side reads it: without undefined properties, and with ids of 20 digits as numbers.
      const sent: unknown = JSON.parse(JSON.stringify(body));
      const issues = schema.safeParse(sent, { reportInput: true }).error?.issues ?? [];
      const broken = issues.filter((issue) => isBroken(issue, words()));
      if (broken.length === 0) return;
      const violation = `${what} does not fit: ${z.prettifyError({ issues: broken })}`;
      violations.push(violation);
      throw new Error(`${violation}\n${JSON.stringify(sent)}`);
    },
    finish() {
      if (violations.length > 0) throw new Error([...new Set(violations)].join('\n'));
    },
  };
}

/** Whether an issue is more than a word that a switch shows. A union is broken when each of its options is. */
function isBroken(issue: z.core.$ZodIssue, words: readonly string[]): boolean {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return issue.errors.every((option) => option.some((inner) => isBroken(inner, words)));
  }
  return !words.includes(String(issue.input));
}
