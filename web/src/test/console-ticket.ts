import type { MacroPreview } from '@sesame/contract/console/macros.ts';
import type { ConsoleMessage, ConsoleTicket } from '@sesame/contract/console/tickets.ts';
import { consoleMacro } from './console-macro.ts';

export const CONSOLE_TICKET_ID = '00000000-0000-4000-8000-0000000000a1';
const TARGET_ID = '00000000-0000-4000-8000-0000000000a2';

/** A ticket that waits for an operator since three hours. */
export function consoleTicket(over: Partial<ConsoleTicket> = {}): ConsoleTicket {
  return {
    id: CONSOLE_TICKET_ID,
    number: 4217,
    title: 'Payment sent, nothing came',
    state: 'waiting_operator',
    created_at: new Date(Date.now() - 4 * 3_600_000).toISOString(),
    updated_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    last_message: { senderType: 'user', excerpt: 'Where is it' },
    subject: { kind: 'payment', id: CONSOLE_TICKET_ID, title: 'Askara Pro', title_ru: '' },
    reply_until: null,
    user: { id: CONSOLE_TICKET_ID, username: 'anna.levina', email: 'anna@example.com' },
    assignee: null,
    priority: 'normal',
    ...over,
  };
}

/** A message of its buyer. */
export function consoleMessage(over: Partial<ConsoleMessage> = {}): ConsoleMessage {
  return {
    id: '00000000-0000-4000-8000-0000000000b1',
    username: 'anna.levina',
    content: 'Where is it',
    senderType: 'user',
    created_at: '2026-03-09T12:00:00.000Z',
    attachments: [],
    ...over,
  };
}

/** What a macro that adds three days would do to the buyer's only subscription. */
export function macroPreview(over: Partial<MacroPreview> = {}): MacroPreview {
  const target = {
    id: TARGET_ID,
    title: 'Askara Pro',
    title_ru: '',
    at: '2026-04-01T12:00:00.000Z',
    left: null,
  };
  return {
    macro: consoleMacro(),
    targets: [target],
    target,
    effect: {
      kind: 'extend',
      days: 3,
      from: '2026-04-01T12:00:00.000Z',
      until: '2026-04-04T12:00:00.000Z',
    },
    answer: 'Здравствуйте, до 04.04.2026',
    language: 'ru',
    missing: [],
    permitted: true,
    seen: 'as it stood',
    ...over,
  };
}
