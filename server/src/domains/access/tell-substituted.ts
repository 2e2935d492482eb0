import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { findContact, tellByTelegram } from '../users/index.ts';
import { linkSubstitutedMail } from './mails/link-substituted.mail.ts';

/** Tells a buyer which service they got instead of the one they waited for: once per link. */
export async function tellSubstituted(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  link: {
    readonly id: string;
    readonly itemId: string;
    readonly user_id: string;
    readonly product: string;
    readonly service: string;
    readonly instead: string;
  },
): Promise<void> {
  const contact = await findContact(tx, link.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  const { product, service, instead } = link;
  const key = `link-substituted:${link.id}:${link.itemId}`;
  await tellByTelegram(tx, platform, {
    key,
    userId: link.user_id,
    kind: 'payment_received',
    say: (spoken) =>
      platform.mail.words.bot(spoken, 'linkSubstituted', {
        product,
        service,
        instead,
        url: `${platform.publicUrl()}/dashboard/subscriptions`,
      }),
  });
  await platform.mail.queue(tx, {
    key,
    to: email,
    language,
    mail: linkSubstitutedMail(shopOf(platform), language, { product, service, instead }),
  });
}
