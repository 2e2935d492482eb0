import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { bytesOf } from './pdf-bytes.ts';

/** A document of sections, each with lines of a name and a value; all texts are plain. */
export interface SectionDocument {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly (readonly [string, string])[];
  }[];
}

const MARGIN = 50;
const WIDTH = 595.28 - 2 * MARGIN;
/** The x offset of the values. */
const SECOND = 165;
const GAP = 5;

// DejaVu has Cyrillic; only the used glyphs are embedded.
const require = createRequire(import.meta.url);
const plain = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const bold = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** Draws it on A4. The same document gives the same bytes. */
export async function sectionPdf({
  title,
  author,
  madeAt,
  sections,
}: SectionDocument): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: plain,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: madeAt,
    },
  });
  const whole = bytesOf(doc);
  doc.font(bold).fontSize(18).text(title);
  doc.font(plain).fontSize(9).text(`${author}, ${madeAt.toISOString()}`).moveDown(1);
  for (const section of sections) {
    if (doc.y > doc.page.height - 3 * MARGIN) doc.addPage();
    doc.font(bold).fontSize(12).text(section.title, MARGIN, doc.y).moveDown(0.3);
    for (const row of section.rows) drawRow(doc, row);
    doc.moveDown(0.8);
  }
  doc.end();
  return whole;
}

/** A long value continues on the next page. */
function drawRow(doc: PDFKit.PDFDocument, [name, value]: readonly [string, string]): void {
  doc.font(plain).fontSize(9);
  const names = { width: SECOND - 12 };
  const values = { width: WIDTH - SECOND };
  const height = Math.max(doc.heightOfString(name, names), doc.heightOfString(value, values));
  const isTall = height > doc.page.height - 2 * MARGIN;
  if (!isTall && doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y;
  doc.text(name, MARGIN, top, names);
  if (isTall) doc.y = top;
  doc.text(value, MARGIN + SECOND, top, values);
  doc.y = isTall ? doc.y + GAP : top + height + GAP;
}
