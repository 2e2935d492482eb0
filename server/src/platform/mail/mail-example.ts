import type { Language } from '@sesame/contract/limits.ts';
import type { MailShop } from './layout-mail.ts';
import type { Mail } from './mail.ts';

/** A mail with invented values, for those who edit its words. */
export interface MailExample {
  /** Of the template and, where one has several faces, of this one: `payout-paid`. */
  readonly name: string;
  render(shop: MailShop, language: Language): Mail;
}
