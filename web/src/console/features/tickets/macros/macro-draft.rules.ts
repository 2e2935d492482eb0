import {
  type Macro,
  type MacroAction,
  type MacroDraft,
  type MacroKind,
  macroPlaceholders,
} from '@sesame/contract/console/macros.ts';
import { EXTENSION_DAYS_MAX } from '@sesame/contract/console/subscriptions.ts';
import type { TicketPriority } from '@sesame/contract/console/tickets.ts';

type Refund = Extract<MacroAction, { kind: 'refund' }>;

/** Values of the form: the fields of every action at once, so that switching between actions loses nothing. */
export interface EditedMacro {
  readonly name: string;
  readonly kind: MacroKind | 'reply';
  readonly days: string;
  readonly percent: string;
  readonly way: Refund['way'];
  readonly access: Refund['access'];
  readonly priority: TicketPriority;
  readonly body: string;
  readonly body_ru: string;
}

export const newMacro: EditedMacro = {
  name: '',
  kind: 'reply',
  days: '3',
  percent: '100',
  way: 'gateway',
  access: 'revoke',
  priority: 'high',
  body: '',
  body_ru: '',
};

export function editedFrom({ name, action, body, body_ru }: Macro): EditedMacro {
  const texts = { name, body, body_ru };
  if (action === null) return { ...newMacro, ...texts };
  if (action.kind === 'extend') {
    return { ...newMacro, ...texts, kind: action.kind, days: String(action.days) };
  }
  if (action.kind === 'refund') {
    return { ...newMacro, ...texts, ...action, percent: String(action.percent) };
  }
  return { ...newMacro, ...texts, ...action };
}

export function draftOf(edited: EditedMacro): MacroDraft {
  const { name, body, body_ru } = edited;
  return { name: name.trim(), action: actionOf(edited), body, body_ru };
}

export function actionOf({
  kind,
  days,
  percent,
  way,
  access,
  priority,
}: EditedMacro): MacroAction | null {
  if (kind === 'reply') return null;
  if (kind === 'extend') return { kind, days: Number(days) };
  if (kind === 'refund') return { kind, percent: Number(percent), way, access };
  return kind === 'priority' ? { kind, priority } : { kind };
}

export type MacroProblem =
  | { readonly of: 'name' | 'days' | 'percent' }
  | { readonly of: 'body' | 'body_ru'; readonly stray: string | undefined };

/** The first validation error; a body without `stray` is empty. */
export function problemOf(edited: EditedMacro): MacroProblem | undefined {
  if (edited.name.trim() === '') return { of: 'name' };
  if (edited.kind === 'extend' && !isWhole(edited.days, EXTENSION_DAYS_MAX)) return { of: 'days' };
  if (edited.kind === 'refund' && !isWhole(edited.percent, 100)) return { of: 'percent' };
  const known = macroPlaceholders(actionOf(edited));
  for (const body of ['body', 'body_ru'] as const) {
    const content = edited[body];
    if (content.trim() === '') return { of: body, stray: undefined };
    const stray = strayIn(content, known);
    if (stray !== undefined) return { of: body, stray };
  }
  return undefined;
}

function isWhole(typed: string, max: number): boolean {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= max;
}

/** As the server checks it: a brace outside a placeholder is an error too. */
function strayIn(content: string, known: readonly string[]): string | undefined {
  for (const [placeholder, name = ''] of content.matchAll(/\{(\w+)\}/g)) {
    if (!known.includes(name)) return placeholder;
  }
  return /[{}]/.exec(content.replaceAll(/\{\w+\}/g, ''))?.[0];
}
