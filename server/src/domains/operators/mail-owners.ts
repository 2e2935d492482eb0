import type { Language } from '@sesame/contract/limits.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { listOwnerMails } from './staff.store.ts';

/** Tells every owner who may enter, in the transaction of what they are told. */
export async function mailOwners(
  tx: Executor,
  { mail: outbox }: Pick<Platform, 'mail'>,
  {
    key,
    language,
    mail,
  }: { readonly key: string; readonly language: Language; readonly mail: Mail },
): Promise<void> {
  for (const { id, email } of await listOwnerMails(tx)) {
    await outbox.queue(tx, { key: `${key}:${id}`, to: email, language, mail });
  }
}
