/**
 * The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three
 * statuses of the specification.
 */
export const paymentStates = [
  'pending',
  'review',
  'paid',
  'expired',
  'canceled',
  'failed',
  'partially_refunded',
  'refunded',
  'disputed',
  /** A dispute that was lost: the bank took all of the money back. */
  'dispute_lost',
] as const;
export type ShownPaymentState = (typeof paymentStates)[number];

/** What was decided about two payments for the same product. `refunding`: the later one is on its way back. */
export const doublePaymentStates = ['open', 'kept', 'refunding', 'refunded', 'dismissed'] as const;
export type DoublePaymentState = (typeof doublePaymentStates)[number];

/**
 * The state of a subscription's access. `on_hold`: the payment of the current period is disputed. `waiting`: nothing has
 * been delivered yet.
 */
export const accessStates = ['active', 'on_hold', 'waiting', 'ended'] as const;
export type AccessState = (typeof accessStates)[number];

/** What operators and suppliers can write as a text. `account`: login and password; `text`: several lines. */
export const writtenContents = ['link', 'code', 'account', 'text'] as const;
export type WrittenContent = (typeof writtenContents)[number];
/** What an item of the inventory holds. */
export const itemContents = [...writtenContents, 'file'] as const;

/** The initial choice of a form that replaces an item: its content, or a text in place of a file. */
export function writtenOf(content: ItemContent): WrittenContent {
  return content === 'file' ? 'text' : content;
}
/** Whether the address of a link answers; `unknown` for everything that cannot be checked from the server. */
export const linkChecks = ['works', 'fails', 'unknown'] as const;
export type LinkCheck = (typeof linkChecks)[number];

export type ItemContent = (typeof itemContents)[number];
