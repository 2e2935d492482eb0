import { uuidField } from '@sesame/contract/fields.ts';
import {
  ATTACHMENT_MAX_BYTES,
  OFFSET_MAX,
  TICKET_PAGE_SIZE,
  TICKET_TEXT_MAX,
  TICKET_TITLE_MAX,
} from '@sesame/contract/limits.ts';
import { messageTextField, type TicketState, ticketTitleField } from '@sesame/contract/support.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

/** The word of each state and the shape beside it. Whether nobody or somebody reads it already is the shop's business. */
export const stateLooks = {
  new: { text: 'ticketOpen', kind: 'unpaid' },
  waiting_operator: { text: 'ticketOpen', kind: 'unpaid' },
  waiting_user: { text: 'ticketAnswered', kind: 'active' },
  on_hold: { text: 'ticketOnHold', kind: 'processing' },
  resolved: { text: 'ticketResolved', kind: 'active' },
  closed: { text: 'ticketEnded', kind: 'expired' },
} as const satisfies Record<TicketState, { text: TextKey; kind: string }>;

const LAST_PAGE = Math.floor(OFFSET_MAX / TICKET_PAGE_SIZE) + 1;

/** The page that an address asks for; the first one for anything that is no page. */
export function pageIn(search: string): number {
  const given = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(given) ? Math.min(Number(given), LAST_PAGE) : 1;
}

export function pagesOf(total: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / TICKET_PAGE_SIZE)));
}

/** "11–14 of 14". */
export function rangeOf(page: number, shown: number) {
  const before = (page - 1) * TICKET_PAGE_SIZE;
  return { from: before + 1, to: before + shown };
}

/** From here on it is said how much still fits. */
const COUNTED_FROM = TICKET_TEXT_MAX * 0.9;

/** How many characters still fit, as people count them; null while there is plenty of room. */
export function charactersLeft(text: string): number | null {
  if (text.length < COUNTED_FROM) return null;
  const length = [...text].length;
  return length < COUNTED_FROM ? null : TICKET_TEXT_MAX - length;
}

/** What is wrong with a message: nothing to see in it, or too much. */
export function messageProblem(text: string): 'missing' | 'too_long' | null {
  if (messageTextField.safeParse(text).success) return null;
  return [...text].length > TICKET_TEXT_MAX ? 'too_long' : 'missing';
}

/** How many characters a title has too many; `'missing'` where there is nothing to see in it. */
export function titleProblem(title: string): 'missing' | number | null {
  if (ticketTitleField.safeParse(title).success) return null;
  const over = [...title].length - TICKET_TITLE_MAX;
  return over > 0 ? over : 'missing';
}

export type TicketAbout = { kind: 'payment' | 'subscription'; id: string };

/** What the address of the form says that the ticket is about. */
export function aboutIn(search: string): TicketAbout | null {
  const query = new URLSearchParams(search);
  for (const kind of ['payment', 'subscription'] as const) {
    const id = query.get(kind);
    if (uuidField.safeParse(id).success && id !== null) return { kind, id };
  }
  return null;
}

export const ATTACHMENT_TYPES = 'image/png,image/jpeg,application/pdf,.png,.jpg,.jpeg,.pdf';

/** Why a chosen file cannot be attached, or null. Where the system names no type the ending of the name decides. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const fits = type
    ? /^(image\/(png|jpeg)|application\/pdf)$/.test(type)
    : /\.(png|jpe?g|pdf)$/i.test(name);
  if (!fits) return 'attachmentType';
  return size > ATTACHMENT_MAX_BYTES ? 'attachmentTooLarge' : null;
}
