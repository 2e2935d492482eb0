import { inTransaction } from '../../../platform/db/transaction.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import {
  describeFailure,
  type MailError,
  mailProblemOf,
} from '../../../platform/mail/mail.rules.ts';
import { createTransport } from '../../../platform/mail/transport.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import { findOperator } from '../../operators/index.ts';
import { mailTestMail } from '../mails/mail-test.mail.ts';
import type { ConnectionTest } from './test-result.ts';

/** Sends a mail to the operator who asks, in a separate session and without the queue. */
export const testMail: ConnectionTest = async (platform, { operator }) => {
  const { config, db, ids } = platform;
  const settings = config.shop().connections.mail;
  const recipient = await inTransaction(db, (tx) => findOperator(tx, operator.id));
  if (settings === undefined || recipient === undefined) return undefined;
  const { email: to, language } = recipient;
  const transport = createTransport({
    ...settings,
    nameIn: (one) => brandNameIn(config.shop(), one),
  });
  try {
    const mail = mailTestMail(shopOf(platform), language);
    await transport.send(ids.uuid(), { key: '', to, language, mail });
    return { problem: null, detail: null, result: to };
  } catch (error) {
    platform.log.warn({ err: error }, 'the test of the mail server failed');
    const failure: MailError = error instanceof Error ? error : {};
    return { problem: mailProblemOf(failure), detail: describeFailure(failure), result: null };
  } finally {
    transport.close();
  }
};
