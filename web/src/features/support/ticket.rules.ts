import { uuidField } from '@sesame/contract/shared/fields.ts';
import {
  ATTACHMENT_MAX_BYTES,
  OFFSET_MAX,
  TICKET_PAGE_SIZE,
  TICKET_SEARCH_MAX,
  TICKET_TEXT_MAX,
  TICKET_TITLE_MAX,
  WRITTEN,
} from '@sesame/contract/shared/limits.ts';
import { type LinkCheck, linkChecks } from '@sesame/contract/shared/states.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

/** Text and icon of each state. Buyers do not see whether an operator has already read the ticket. */
export const shownStates = {
  new: { text: 'ticketOpen', kind: 'unpaid' },
  waiting_operator: { text: 'ticketOpen', kind: 'unpaid' },
  waiting_user: { text: 'ticketAnswered', kind: 'active' },
  on_hold: { text: 'ticketOnHold', kind: 'processing' },
  resolved: { text: 'ticketResolved', kind: 'active' },
  closed: { text: 'ticketEnded', kind: 'expired' },
} as const satisfies Record<TicketState, { text: TextKey; kind: string }>;

const LAST_PAGE = Math.floor(OFFSET_MAX / TICKET_PAGE_SIZE) + 1;

/** The page number in the address; the first one if it is invalid. */
export function pageIn(search: string): number {
  const given = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(given) ? Math.min(Number(given), LAST_PAGE) : 1;
}

/** The searched text in the address. */
export function searchIn(search: string): string {
  return (new URLSearchParams(search).get('search') ?? '').trim().slice(0, TICKET_SEARCH_MAX);
}

export function pagesOf(total: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / TICKET_PAGE_SIZE)));
}

/** "11–14 of 14". */
export function rangeOf(page: number, shown: number) {
  const before = (page - 1) * TICKET_PAGE_SIZE;
  return { from: before + 1, to: before + shown };
}

/** From this length on the remaining length is shown. */
const COUNTED_FROM = TICKET_TEXT_MAX * 0.9;

/** Remaining characters, in code points; null while there is plenty of space. */
export function charactersLeft(text: string): number | null {
  if (text.length < COUNTED_FROM) return null;
  const length = [...text].length;
  return length < COUNTED_FROM ? null : TICKET_TEXT_MAX - length;
}

/** The error of a message: blank, or too long. */
export function messageProblem(text: string): 'missing' | 'too_long' | null {
  if ([...text].length > TICKET_TEXT_MAX) return 'too_long';
  return WRITTEN.test(text) ? null : 'missing';
}

/** By how many characters a title is too long; `'missing'` if it is blank. */
export function titleProblem(title: string): 'missing' | number | null {
  const over = [...title].length - TICKET_TITLE_MAX;
  if (over > 0) return over;
  return WRITTEN.test(title) ? null : 'missing';
}

export type TicketAbout = { kind: 'payment' | 'subscription'; id: string };

/** Which item of a subscription does not work, and what its check found, as the card links to the form. */
export function problemIn(search: string): { item: string; check: LinkCheck } | null {
  const query = new URLSearchParams(search);
  const [item, check] = [query.get('item'), query.get('check')];
  const found = linkChecks.find((known) => known === check);
  return item !== null && found !== undefined ? { item, check: found } : null;
}

/** The subject of the ticket in the form's address. */
export function aboutIn(search: string): TicketAbout | null {
  const query = new URLSearchParams(search);
  for (const kind of ['payment', 'subscription'] as const) {
    const id = query.get(kind);
    if (uuidField.safeParse(id).success && id !== null) return { kind, id };
  }
  return null;
}

export const ATTACHMENT_TYPES = 'image/png,image/jpeg,application/pdf,.png,.jpg,.jpeg,.pdf';

/** Why a chosen file cannot be attached, or null. Without a type from the system the file extension decides. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const fits = type
    ? /^(image\/(png|jpeg)|application\/pdf)$/.test(type)
    : /\.(png|jpe?g|pdf)$/i.test(name);
  if (!fits) return 'attachmentType';
  return size > ATTACHMENT_MAX_BYTES ? 'attachmentTooLarge' : null;
}
