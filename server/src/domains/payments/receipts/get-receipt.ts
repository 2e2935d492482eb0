import type { Language } from '@sesame/contract/shared/limits.ts';
import type { ReceiptFormat } from '@sesame/contract/shop/payment-detail.ts';
import { FileAnswer } from '../../../platform/http/answers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import { hasReceipt } from '../history/payment-timeline.rules.ts';
import { readTimeline } from '../history/read-timeline.ts';
import { methodTitleIn } from '../records/method-title.ts';
import { findOwnPayment } from '../records/payment-events.store.ts';
import { describeReceipt } from './describe-receipt.ts';
import type { PdfDrawer } from './draw-pdf.ts';
import { receiptHtml } from './receipt-html.ts';

/** The receipt of the buyer's own settled payment as a file; `not_found` for other payments. */
export async function getReceipt(
  { db, config, mail }: Pick<Platform, 'db' | 'config' | 'mail'>,
  pdf: PdfDrawer,
  requested: {
    readonly id: string;
    readonly userId: string;
    readonly format: ReceiptFormat;
    readonly language: Language;
  },
): Promise<FileAnswer> {
  const { language, format } = requested;
  const payment = await findOwnPayment(db, requested);
  if (payment === undefined || !hasReceipt(payment)) refuse('not_found');
  const [methodTitle, { timeline }] = await Promise.all([
    methodTitleIn(db, language, payment),
    readTimeline(db, payment),
  ]);
  const receipt = describeReceipt(payment, {
    language,
    brand: brandNameIn(config.shop(), language),
    seller: config.shop().seller,
    texts: mail.texts,
    methodTitle,
    // Only refund steps of the history have an amount.
    refunds: timeline.flatMap(({ at, amountCents }) =>
      amountCents === undefined ? [] : [{ at, amountCents }],
    ),
  });
  const name = `receipt-${payment.number}.${format}`;
  return format === 'pdf'
    ? new FileAnswer({ body: () => pdf.draw(receipt), type: 'application/pdf', name })
    : new FileAnswer({ body: receiptHtml(receipt), type: 'text/html; charset=utf-8', name });
}
