import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF in drawing order, line by line. Supports only the subset of the format that our documents use, with
 * fonts that have a `ToUnicode` map.
 */
export function readPdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const glyphs = new Map<string, ReadonlyMap<string, string>>();
  for (const [id, { text }] of objects) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(text)?.[1];
    const map = unicode && objects.get(unicode)?.stream;
    if (map) glyphs.set(id, glyphsOf(map));
  }
  // Names of fonts on the pages, such as F1, and the objects they refer to.
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { text } of objects.values()) {
    for (const [, name = '', id = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = glyphs.get(id);
      if (map) fonts.set(name, map);
    }
  }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    if (!stream?.includes('BT\n')) continue;
    for (const [block] of stream.matchAll(/BT\n[\s\S]*?ET/g)) {
      const font = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '');
      const codes = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      lines.push(codes.map((code) => font?.get(code) ?? '�').join(''));
    }
  }
  return lines;
}

interface PdfObject {
  readonly text: string;
  readonly stream: string | undefined;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [text = '', raw] = body.split('stream\n', 2);
    const bytes = raw === undefined ? undefined : Buffer.from(raw, 'latin1');
    const packed = text.includes('/FlateDecode') && !text.includes('/Length1');
    objects.set(id, {
      text,
      stream: bytes && (packed ? inflateSync(bytes) : bytes).toString('latin1'),
    });
  }
  return objects;
}

/** Parses `<0000> <0028> [<0000> <0052> …]`: the characters of a run of glyphs. */
function glyphsOf(map: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', , list = ''] of map.matchAll(
    /<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g,
  )) {
    let code = Number.parseInt(first, 16);
    for (const [, hex = ''] of list.matchAll(/<([0-9a-f ]+)>/g)) {
      const text = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      glyphs.set((code++).toString(16).padStart(4, '0'), text);
    }
  }
  return glyphs;
}
