/** Emails with the card of one gift, for its whole life. */
export const GIFT_CARDS_MAX = 3;
/** Emails with cards of one buyer in a day. */
export const GIFT_CARDS_PER_DAY = 10;
export const GIFT_MESSAGE_MAX = 300;

/** An address in any form that mail programs turn into a link. */
const LINK =
  /[@\uFF20]|:\/\/|\b(?:mailto|tel|www)\b[.:]|[\p{L}\p{N}][.\u3002\uFF0E\uFF61]\p{L}{2,}|\d+(?:\.\d+){3}/iu;

/** Whether a message to the recipient of a gift would lead anywhere but to the shop. */
export function hasLink(message: string): boolean {
  return LINK.test(message.normalize('NFKC'));
}
