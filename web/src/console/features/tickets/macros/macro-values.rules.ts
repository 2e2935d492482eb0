import {
  type Macro,
  type MacroAction,
  type MacroKind,
  macroPlaceholders,
} from '@sesame/contract/console/macros.ts';
import type { TicketPriority } from '@sesame/contract/console/tickets.ts';

type Refund = Extract<MacroAction, { kind: 'refund' }>;

/** Values of the form: the fields of every action at once, so that switching between actions loses nothing. */
export type MacroValues = {
  name: string;
  action: {
    kind: MacroKind | 'reply';
    days: number | undefined;
    percent: number | undefined;
    method: Refund['method'];
    access: Refund['access'];
    priority: TicketPriority;
  };
  body: string;
  body_ru: string;
};

export const newMacro: MacroValues = {
  name: '',
  action: {
    kind: 'reply',
    days: 3,
    percent: 100,
    method: 'gateway',
    access: 'revoke',
    priority: 'high',
  },
  body: '',
  body_ru: '',
};

export function valuesOf({ name, action, body, body_ru }: Macro): MacroValues {
  return { name, action: { ...newMacro.action, ...action }, body, body_ru };
}

export function draftOf({ action, ...texts }: MacroValues) {
  return { ...texts, action: actionOf(action) };
}

/** The action with only the fields of its kind; null for a reply. */
function actionOf({ kind, days, percent, method, access, priority }: MacroValues['action']) {
  if (kind === 'reply') return null;
  if (kind === 'extend') return { kind, days };
  if (kind === 'refund') return { kind, percent, method, access };
  return kind === 'priority' ? { kind, priority } : { kind };
}

/** The placeholders that the replies may use. */
export function placeholdersOf({ action: { kind } }: MacroValues): readonly string[] {
  if (kind === 'reply') return macroPlaceholders(null);
  // Only the kind of the action determines the placeholders.
  return macroPlaceholders({ kind } as MacroAction);
}

/**
 * The first placeholder without a value, or brace outside a placeholder; undefined if there is none. The
 * server checks the same.
 */
export function strayIn(content: string, known: readonly string[]): string | undefined {
  for (const [placeholder, name = ''] of content.matchAll(/\{(\w+)\}/g)) {
    if (!known.includes(name)) return placeholder;
  }
  return /[{}]/.exec(content.replaceAll(/\{\w+\}/g, ''))?.[0];
}
