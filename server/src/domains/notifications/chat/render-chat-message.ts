import { resolveAlert } from '@sesame/contract/console/alerts/alerts.ts';
import { isPermitted, type OperatorRole } from '@sesame/contract/console/permissions.ts';
import { replyToTicket } from '@sesame/contract/console/tickets.ts';
import type { Platform } from '../../../platform/platform.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import type { OperatorRow } from '../../operators/index.ts';
import type { ChatButton } from '../../users/index.ts';
import {
  type DescribedEvent,
  decisionOf,
  describeEvent,
  type EventReader,
} from '../describe-event.ts';
import type { EventRow } from '../events.store.ts';
import type { ButtonAction } from './buttons.store.ts';
import { layOutChatMessage } from './chat-message.rules.ts';

type Needs = Pick<Platform, 'config' | 'publicUrl'> & {
  readonly mail: Pick<Platform['mail'], 'texts'>;
};
type Reader = Pick<OperatorRow, 'language' | 'role'>;
export type ChatEvent = DescribedEvent & Pick<EventRow, 'id' | 'resolved' | 'resolved_by'>;

/** Alerts that only the decision about their payment ends; the console asks for it with password and code. */
const UNDECIDED: readonly string[] = ['payment_review', 'double_payment'];

/** Whether the chat offers to resolve the alert of an event. */
export function isResolvable(event: ChatEvent, role: OperatorRole): boolean {
  const { kind, alert_id: alertId, resolved } = event;
  if (alertId === null || resolved || UNDECIDED.includes(kind)) return false;
  return isPermitted(role, resolveAlert.permission);
}

/** Whether an operator may reply to the ticket of an event. */
export function isRepliable({ kind, resolved }: ChatEvent, role: OperatorRole): boolean {
  return kind === 'ticket_waiting' && !resolved && isPermitted(role, replyToTicket.permission);
}

const labels = {
  offer_resolve: 'operatorResolve',
  resolve: 'operatorResolveYes',
  keep: 'operatorResolveNo',
} as const satisfies Readonly<Record<ButtonAction, string>>;

/** The message about one event as it is now: open with its buttons, or handled. */
export function renderChatMessage(
  platform: Needs,
  { language, role, zone }: Reader & EventReader,
  event: ChatEvent,
  buttons: readonly { readonly id: string; readonly action: ButtonAction }[],
): { content: string; buttons: ChatButton[][] } {
  const { bot, mail } = platform.mail.texts;
  const { headline, rows, path } = describeEvent(mail, { language, zone }, event);
  const actions = isResolvable(event, role) ? buttons : [];
  return layOutChatMessage({
    title: `${brandNameIn(platform.config.shop(), language)}: ${headline}`,
    rows,
    note: noteOf(platform, { language, role }, event),
    open: { text: mail(language, 'alertButton'), url: `${platform.publicUrl()}${path}` },
    actions: actions.map(({ id, action }) => ({ text: bot(language, labels[action]), data: id })),
    approve: approvalOf(platform, { language, role }, event),
  });
}

function noteOf(platform: Needs, { language, role }: Reader, event: ChatEvent): string | undefined {
  const { bot } = platform.mail.texts;
  if (event.resolved) {
    return event.resolved_by === null
      ? bot(language, 'operatorResolved')
      : bot(language, 'operatorResolvedBy', { name: event.resolved_by });
  }
  return isRepliable(event, role) ? bot(language, 'operatorReplyHint') : undefined;
}

/** A link only: the console asks for password and code before money moves. */
function approvalOf({ mail, publicUrl }: Needs, { language, role }: Reader, event: ChatEvent) {
  const decision = event.resolved ? undefined : decisionOf(event);
  if (decision === undefined || !isPermitted(role, decision.permission)) return undefined;
  const text = mail.texts.bot(language, 'operatorApprove');
  return { text, url: `${publicUrl()}${decision.path}` };
}
