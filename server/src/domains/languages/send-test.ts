import type { Language } from '@sesame/contract/shared/limits.ts';
import { exampleValues } from '@sesame/contract/texts/example-values.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { MailExample } from '../../platform/mail/mail-example.ts';
import type { Executor, TransactionalPlatform } from '../../platform/platform.ts';
import { type Actor, findOperator, recordAuditEvent } from '../operators/index.ts';
import { sendTelegramTest } from '../users/index.ts';
import { getShopText, readText } from './list-texts.ts';
import { getExample, renderDrafts } from './mail-templates.ts';

/**
 * Sends a mail with its drafts to the operator who requests it. Refuses `mail_off` when the shop sends no
 * mails.
 */
export async function sendTestMail(
  platform: TransactionalPlatform,
  examples: readonly MailExample[],
  { name, language }: { readonly name: string; readonly language: Language },
  by: Actor,
): Promise<{ to: string }> {
  const example = getExample(examples, name);
  if (!platform.mail.enabled) refuse('mail_off');
  return inTransaction(platform.db, async (tx) => {
    const to = await addressOf(tx, by);
    const mail = await renderDrafts(platform, tx, example, language);
    await platform.mail.queue(tx, { key: `trial:${platform.ids.uuid()}`, to, language, mail });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'texts.test',
      subject: `mail:${name}`,
      after: { language, to },
    });
    return { to };
  });
}

/** Sends a text of the bot, its draft if there is one, to the Telegram account of the operator who requests it. */
export async function sendTestMessage(
  platform: TransactionalPlatform,
  { key, language }: { readonly key: string; readonly language: Language },
  by: Actor,
): Promise<Record<string, never>> {
  const { kind, name, placeholders } = getShopText(key);
  if (kind !== 'bot') refuse('not_found');
  await inTransaction(platform.db, async (tx) => {
    const { draft, published, standard } = (await readText(tx, key))[language];
    const wording = draft?.text ?? published ?? standard;
    const content = fillText(wording, language, exampleValues(placeholders, wording));
    const email = await addressOf(tx, by);
    if (!(await sendTelegramTest(tx, platform, { email, content }))) refuse('telegram_not_linked');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'texts.test',
      subject: `text:${key}`,
      after: { name, language },
    });
  });
  return {};
}

async function addressOf(tx: Executor, { operator }: Actor): Promise<string> {
  const found = await findOperator(tx, operator.id);
  return found?.email ?? refuse('unauthorized');
}
