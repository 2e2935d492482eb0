import type { Language } from '@sesame/contract/limits.ts';
import type { ReceiptFormat } from '@sesame/contract/payment-detail.ts';
import { FileAnswer } from '../../../platform/http/answers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import { findMethodTitle } from '../methods.store.ts';
import { findOwnPayment } from '../payment-detail.store.ts';
import { hasReceipt } from '../payment-story.rules.ts';
import { readStory } from '../read-story.ts';
import { describeReceipt } from './describe-receipt.ts';
import type { PdfDrawer } from './draw-pdf.ts';
import { receiptHtml } from './receipt-html.ts';

/** The receipt of an own settled payment as a file. Refuses `not_found`. */
export async function getReceipt(
  { db, config, mail }: Pick<Platform, 'db' | 'config' | 'mail'>,
  pdf: PdfDrawer,
  wanted: {
    readonly id: string;
    readonly userId: string;
    readonly format: ReceiptFormat;
    readonly language: Language;
  },
): Promise<FileAnswer> {
  const { language, format } = wanted;
  const payment = await findOwnPayment(db, wanted);
  if (payment === undefined || !hasReceipt(payment)) refuse('not_found');
  const [method, { story }] = await Promise.all([
    findMethodTitle(db, payment.gateway),
    readStory(db, payment),
  ]);
  const receipt = describeReceipt(payment, {
    language,
    brand: brandNameIn(config.shop(), language),
    words: mail.words,
    methodTitle: (language === 'ru' ? method?.title_ru : method?.title) ?? payment.gateway,
    // Only of refunds has a step a sum.
    refunds: story.flatMap(({ at, amountCents }) =>
      amountCents === undefined ? [] : [{ at, amountCents }],
    ),
  });
  const name = `receipt-${payment.id.slice(0, 8)}.${format}`;
  return format === 'pdf'
    ? new FileAnswer({ body: await pdf.draw(receipt), type: 'application/pdf', name })
    : new FileAnswer({ body: receiptHtml(receipt), type: 'text/html; charset=utf-8', name });
}
