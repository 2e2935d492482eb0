import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { findContact, tellByTelegram } from '../users/index.ts';
import { linkReissuedMail } from './mails/link-reissued.mail.ts';

/** Tells a buyer that a link is another one now, in the transaction that replaces it: once per link. */
export async function tellReissued(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  link: {
    readonly id: string;
    readonly itemId: string;
    readonly user_id: string;
    readonly product: string;
    readonly service: string;
  },
): Promise<void> {
  const contact = await findContact(tx, link.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  const { product, service } = link;
  const key = `link-reissued:${link.id}:${link.itemId}`;
  await tellByTelegram(tx, platform, {
    key,
    userId: link.user_id,
    kind: 'payment_received',
    say: (spoken) =>
      platform.mail.words.bot(spoken, 'linkReissued', {
        product,
        service,
        url: `${platform.publicUrl()}/dashboard/subscriptions`,
      }),
  });
  await platform.mail.queue(tx, {
    key,
    to: email,
    language,
    mail: linkReissuedMail(shopOf(platform), language, { product, service }),
  });
}
