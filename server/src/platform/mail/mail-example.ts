import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailShop } from './layout-mail.ts';
import type { Mail } from './mail.ts';

/** A mail with invented values, shown to operators who edit its texts. */
export interface MailExample {
  /** Name of the template and, if it has variants, the variant: `payout-paid`. */
  readonly name: string;
  render(shop: MailShop, language: Language): Mail;
}
