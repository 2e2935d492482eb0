import type { Evidence } from '@sesame/contract/console/payments/disputes.ts';
import type { PdfDrawer } from '../receipts/draw-pdf.ts';

/** The evidence as a PDF. */
export function drawEvidence(
  pdf: PdfDrawer,
  { title, made_at: madeAt, sections }: Evidence,
  shop: string,
): Promise<Buffer> {
  return pdf.draw({
    title,
    author: shop,
    madeAt: new Date(madeAt),
    sections: sections.map(({ title: name, rows }) => ({
      title: name,
      rows: rows.map(([label, value]) => [plain(label), plain(value)] as const),
    })),
  });
}

/** Without characters that cannot be drawn; line breaks stay. */
function plain(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\n]/gu, ' ');
}
