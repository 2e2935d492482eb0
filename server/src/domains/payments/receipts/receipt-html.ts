import { escapeHtml } from '../../../platform/mail/escape-html.ts';
import type { Receipt, ReceiptRow } from './describe-receipt.ts';

/** Renders a receipt as a self-contained HTML page: no scripts, no external resources. */
export function receiptHtml(receipt: Receipt): Buffer {
  const { language, brand, title, facts, lines, total, after, note } = receipt;
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(`${brand}: ${title}`)}</title>
<style>
:root { color-scheme: light dark; --page: #fff; --text: #1b1915; --quiet: #6a6762; --line: #dcdad6; }
@media (prefers-color-scheme: dark) { :root { --page: #1b1a17; --text: #f0efec; --quiet: #a5a29c; --line: #45423d; } }
@media print { :root { --page: #fff; --text: #000; --quiet: #555; --line: #bbb; } }
@page { margin: 20mm; }
body { margin: 0 auto; max-width: 620px; padding: 32px 20px; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
h1 { margin: 0 0 24px; font-size: 26px; line-height: 1.2; }
dl { display: grid; grid-template-columns: minmax(110px, 34%) minmax(0, 1fr); gap: 8px 20px; margin: 0 0 24px; }
dt, .quiet { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.sums { grid-template-columns: minmax(0, 1fr) auto; column-gap: 0; padding-top: 20px; border-top: 1px solid var(--line); }
.sums dd { max-width: 360px; padding-left: 20px; text-align: right; }
.total { padding-top: 12px; border-top: 1px solid var(--line); color: inherit; font-size: 18px; font-weight: 600; }
</style>
</head>
<body>
<p class="quiet">${escapeHtml(brand)}</p>
<h1>${escapeHtml(title)}</h1>
<dl>
${rows(facts)}
</dl>
<dl class="sums">
${rows(lines)}
${rows([total], 'total')}
${rows(after)}
</dl>
<p class="quiet">${escapeHtml(note)}</p>
</body>
</html>
`;
  return Buffer.from(page);
}

function rows(list: readonly ReceiptRow[], name?: string): string {
  const mark = name === undefined ? '' : ` class="${name}"`;
  return list
    .map(
      ({ label, value }) =>
        `<dt${mark}>${escapeHtml(label)}</dt><dd${mark}>${escapeHtml(value)}</dd>`,
    )
    .join('\n');
}
