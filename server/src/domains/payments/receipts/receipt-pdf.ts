import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Receipt, ReceiptRow } from './describe-receipt.ts';
import { bytesOf } from './pdf-bytes.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
/** The x offset of the values. */
const SECOND = 170;
const GAP = 7;
const MUTED = '#5f5c57';
const TEXT = '#1b1915';
const LINE = '#cfccc7';

// DejaVu has Cyrillic and the ruble sign; only the used glyphs are embedded.
const require = createRequire(import.meta.url);
const plain = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const bold = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

type Document = PDFKit.PDFDocument;

/** Renders a receipt as a PDF on A4. The same receipt gives the same bytes. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // Set here because pdfkit would otherwise read its default font from its own package folder.
    font: plain,
    lang: receipt.language,
    displayTitle: true,
    info: {
      Title: `${receipt.brand}: ${receipt.title}`,
      Author: receipt.brand,
      Creator: receipt.brand,
      Producer: receipt.brand,
      CreationDate: receipt.paidAt,
    },
  });
  const whole = bytesOf(doc);
  draw(doc, receipt);
  doc.end();
  return whole;
}

function draw(doc: Document, receipt: Receipt): void {
  doc.font(plain).fontSize(11).fillColor(MUTED).text(receipt.brand).moveDown(0.4);
  doc.font(bold).fontSize(22).fillColor(TEXT).text(receipt.title);
  doc.moveDown(0.8);
  for (const fact of receipt.facts) pair(doc, fact, 'left');
  rule(doc);
  for (const line of receipt.lines) pair(doc, line, 'right');
  rule(doc);
  pair(doc, receipt.total, 'right', { font: bold, size: 13 });
  for (const line of receipt.after) pair(doc, line, 'right');
  rule(doc);
  doc.font(plain).fontSize(9).fillColor(MUTED).text(receipt.note, MARGIN, doc.y, { width: WIDTH });
}

/** Draws a label and its value side by side; the taller of the two determines the height. */
function pair(
  doc: Document,
  { label, value }: ReceiptRow,
  align: 'left' | 'right',
  style: { readonly font: string; readonly size: number } = { font: plain, size: 10 },
): void {
  doc.font(style.font).fontSize(style.size);
  const labels = { width: SECOND - 16 };
  const values = { width: WIDTH - SECOND, align } as const;
  const height = Math.max(doc.heightOfString(label, labels), doc.heightOfString(value, values));
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y;
  doc.fillColor(style.font === bold ? TEXT : MUTED).text(label, MARGIN, top, labels);
  doc.fillColor(TEXT).text(value, MARGIN + SECOND, top, values);
  doc.y = top + height + GAP;
}

function rule(doc: Document): void {
  const y = doc.y + GAP;
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(LINE)
    .stroke();
  doc.y = y + 2 * GAP;
}
