import type { MacroAction, MacroPreview, MacroTarget } from '@sesame/contract/console/macros.ts';
import type { ConsoleTicket } from '@sesame/contract/console/tickets.ts';
import { nextPeriod } from '@sesame/contract/shared/calendar.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../platform/http/errors.ts';
import { mailDate, mailMoney } from '../../platform/mail/mail-format.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets/crypto.ts';
import { findReplaceableItems } from '../access/index.ts';
import { findContact } from '../users/index.ts';
import { centsOfRefund, fillAnswer } from './macros.rules.ts';
import type { MacroRow } from './macros.store.ts';
import { listPaymentTargets, listSubscriptionTargets } from './targets.store.ts';

/** A subscription or payment that the macro could act on, in its current state. */
interface Candidate {
  readonly wire: MacroTarget;
  readonly isSubject: boolean;
  /** A fingerprint that must not change before the run: the end of a subscription, the refunded amount of a payment. */
  readonly fingerprint: string;
  readonly effect: NonNullable<MacroPreview['effect']>;
  readonly values: { readonly until?: string; readonly amount?: string };
  /** Only for payments. */
  readonly refund?: { readonly amountCents: number; readonly refundedCents: number };
}

export interface MacroPlan {
  readonly targets: readonly MacroTarget[];
  readonly target: Candidate | undefined;
  readonly effect: MacroPreview['effect'];
  readonly answer: string;
  readonly language: Language;
  readonly missing: readonly string[];
  readonly seen: string;
}

/**
 * Computes what a macro would do and say in a ticket; the preview and the run share it. Without a chosen target it
 * takes the ticket's subject, or the only candidate.
 */
export async function planMacro(
  db: Executor,
  { clock }: Pick<Platform, 'clock'>,
  {
    macro,
    ticket,
    targetId,
  }: { macro: MacroRow; ticket: ConsoleTicket; targetId: string | undefined },
): Promise<MacroPlan> {
  const { action } = macro;
  const candidates = await candidatesOf(db, action, { ticketId: ticket.id, now: clock.now() });
  const target = chosen(candidates, targetId);
  const language = (await findContact(db, ticket.user.id))?.language ?? 'en';
  const subject = target?.wire ?? ticket.subject ?? undefined;
  const { answer, missing } = fillAnswer(language === 'ru' ? macro.body_ru : macro.body, {
    username: ticket.user.username,
    number: String(ticket.number),
    service: subject && titleIn(language, subject),
    days: action?.kind === 'extend' ? String(action.days) : undefined,
    ...target?.values,
  });
  const fingerprint = [
    macro.id,
    macro.version,
    target?.wire.id,
    target?.fingerprint,
    language,
    answer,
  ];
  return {
    targets: candidates.map(({ wire }) => wire),
    target,
    effect: isWithoutTarget(action) ? action : (target?.effect ?? null),
    answer,
    language,
    missing,
    seen: sha256(JSON.stringify(fingerprint)).toString('base64url'),
  };
}

type TicketAction = Extract<MacroAction, { kind: 'hold' | 'resolve' | 'priority' }>;

/** Actions on the ticket itself, which need no target. */
export function isWithoutTarget(action: MacroAction | null): action is TicketAction {
  return action !== null && ['hold', 'resolve', 'priority'].includes(action.kind);
}

function chosen(candidates: readonly Candidate[], id: string | undefined): Candidate | undefined {
  if (id === undefined) {
    const [only, ...others] = candidates;
    return candidates.find(({ isSubject }) => isSubject) ?? (others.length > 0 ? undefined : only);
  }
  const found = candidates.find(({ wire }) => wire.id === id);
  if (found === undefined) refuse('not_found');
  return found;
}

/** What each subscription has that could be replaced, and whether the inventory has something else to give. */
async function replaceableItems(db: Executor, subscriptions: readonly { readonly id: string }[]) {
  const items = await findReplaceableItems(
    db,
    subscriptions.map(({ id }) => id),
  );
  return Map.groupBy(items, ({ subscriptionId }) => subscriptionId);
}

async function candidatesOf(
  db: Executor,
  action: MacroAction | null,
  { ticketId, now }: { ticketId: string; now: Date },
): Promise<Candidate[]> {
  if (action?.kind === 'extend' || action?.kind === 'replace') {
    // Only running subscriptions have items to replace.
    const runningAt = action.kind === 'replace' ? now : undefined;
    const rows = await listSubscriptionTargets(db, { ticketId, runningAt });
    const replaceable = action.kind === 'replace' ? await replaceableItems(db, rows) : undefined;
    return rows.map(({ id, title, title_ru, at, anchor_day: anchorDay, is_subject: isSubject }) => {
      const wire = { id, title, title_ru, at: at.toISOString(), left: null };
      const fingerprint = at.toISOString();
      if (action.kind === 'replace') {
        const items = replaceable?.get(id) ?? [];
        const lacking = items.filter(({ hasOther }) => !hasOther).map(({ service }) => service);
        const effect = { kind: 'replace', items: items.length, lacking } as const;
        const available = items.map(({ hasOther }) => hasOther).join();
        return { wire, isSubject, fingerprint: `${fingerprint} ${available}`, effect, values: {} };
      }
      const count = action.days;
      const period = nextPeriod({ now, currentEnd: at, anchorDay, count, unit: 'day' });
      const [from, until] = [period.from.toISOString(), period.until.toISOString()];
      const effect = { kind: 'extend', days: count, from, until } as const;
      return { wire, isSubject, fingerprint, effect, values: { until: mailDate(period.until) } };
    });
  }
  if (action?.kind !== 'refund') return [];
  const { percent, method, access } = action;
  const rows = await listPaymentTargets(db, ticketId);
  return rows.map(({ id, title, title_ru, at, is_subject: isSubject, ...row }) => {
    const [capturedCents, refundedCents] = [row.captured_cents, row.refunded_cents];
    const amountCents = centsOfRefund(percent, { capturedCents, refundedCents });
    const left = dollarsFromCents(capturedCents - refundedCents);
    return {
      wire: { id, title, title_ru, at: at.toISOString(), left },
      isSubject,
      fingerprint: `${capturedCents} ${refundedCents}`,
      effect: { kind: 'refund', amount: dollarsFromCents(amountCents), method, access },
      values: { amount: mailMoney(amountCents) },
      refund: { amountCents, refundedCents },
    };
  });
}
