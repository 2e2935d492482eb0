import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { listOwnerMails } from './team.store.ts';

/** Mails every active owner, in the caller's transaction. */
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
