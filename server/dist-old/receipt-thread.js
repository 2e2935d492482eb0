import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import PDFDocument from "pdfkit";
// src/domains/payments/receipts/pdf-bytes.ts
function bytesOf(doc) {
	return new Promise((resolve, reject) => {
		const parts = [];
		doc.on("data", (part) => parts.push(part));
		doc.on("end", () => resolve(Buffer.concat(parts)));
		doc.on("error", reject);
	});
}
// src/domains/payments/receipts/receipt-pdf.ts
const MARGIN$1 = 56;
const WIDTH = 483.28;
const GAP$1 = 7;
const MUTED = "#5f5c57";
const TEXT = "#1b1915";
const LINE = "#cfccc7";
const require$1 = createRequire(import.meta.url);
const plain$1 = require$1.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const bold$1 = require$1.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf");
async function receiptPdf(receipt) {
	const doc = new PDFDocument({
		size: "A4",
		margin: MARGIN$1,
		font: plain$1,
		lang: receipt.language,
		displayTitle: true,
		info: {
			Title: `${receipt.brand}: ${receipt.title}`,
			Author: receipt.brand,
			Creator: receipt.brand,
			Producer: receipt.brand,
			CreationDate: receipt.paidAt
		}
	});
	const whole = bytesOf(doc);
	draw(doc, receipt);
	doc.end();
	return whole;
}
function draw(doc, receipt) {
	doc.font(plain$1).fontSize(11).fillColor(MUTED).text(receipt.brand).moveDown(.4);
	doc.font(bold$1).fontSize(22).fillColor(TEXT).text(receipt.title);
	doc.moveDown(.8);
	for (const fact of receipt.facts) pair(doc, fact, "left");
	rule(doc);
	for (const line of receipt.lines) pair(doc, line, "right");
	rule(doc);
	pair(doc, receipt.total, "right", {
		font: bold$1,
		size: 13
	});
	for (const line of receipt.after) pair(doc, line, "right");
	rule(doc);
	doc.font(plain$1).fontSize(9).fillColor(MUTED).text(receipt.note, MARGIN$1, doc.y, { width: WIDTH });
}
function pair(doc, { label, value }, align, style = {
	font: plain$1,
	size: 10
}) {
	doc.font(style.font).fontSize(style.size);
	const labels = { width: 154 };
	const values = {
		width: 313.28,
		align
	};
	const height = Math.max(doc.heightOfString(label, labels), doc.heightOfString(value, values));
	if (doc.y + height > doc.page.height - MARGIN$1) doc.addPage();
	const top = doc.y;
	doc.fillColor(style.font === bold$1 ? TEXT : MUTED).text(label, MARGIN$1, top, labels);
	doc.fillColor(TEXT).text(value, 226, top, values);
	doc.y = top + height + GAP$1;
}
function rule(doc) {
	const y = doc.y + GAP$1;
	doc.moveTo(MARGIN$1, y).lineTo(539.28, y).lineWidth(.75).strokeColor(LINE).stroke();
	doc.y = y + 14;
}
// src/domains/payments/receipts/section-pdf.ts
const MARGIN = 50;
const GAP = 5;
const require = createRequire(import.meta.url);
const plain = require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const bold = require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf");
async function sectionPdf({ title, author, madeAt, sections }) {
	const doc = new PDFDocument({
		size: "A4",
		margin: MARGIN,
		font: plain,
		lang: "en",
		displayTitle: true,
		info: {
			Title: title,
			Author: author,
			Creator: author,
			Producer: author,
			CreationDate: madeAt
		}
	});
	const whole = bytesOf(doc);
	doc.font(bold).fontSize(18).text(title);
	doc.font(plain).fontSize(9).text(`${author}, ${madeAt.toISOString()}`).moveDown(1);
	for (const section of sections) {
		if (doc.y > doc.page.height - 150) doc.addPage();
		doc.font(bold).fontSize(12).text(section.title, MARGIN, doc.y).moveDown(.3);
		for (const row of section.rows) drawRow(doc, row);
		doc.moveDown(.8);
	}
	doc.end();
	return whole;
}
function drawRow(doc, [name, value]) {
	doc.font(plain).fontSize(9);
	const names = { width: 153 };
	const values = { width: 330.28 };
	const height = Math.max(doc.heightOfString(name, names), doc.heightOfString(value, values));
	const isTall = height > doc.page.height - 100;
	if (!isTall && doc.y + height > doc.page.height - MARGIN) doc.addPage();
	const top = doc.y;
	doc.text(name, MARGIN, top, names);
	if (isTall) doc.y = top;
	doc.text(value, 215, top, values);
	doc.y = isTall ? doc.y + GAP : top + height + GAP;
}
// src/domains/payments/receipts/receipt-thread.ts
parentPort?.on("message", async (page) => {
	const bytes = "sections" in page ? await sectionPdf(page) : await receiptPdf(page);
	parentPort?.postMessage(bytes);
});
export {};

//# sourceMappingURL=receipt-thread.js.map