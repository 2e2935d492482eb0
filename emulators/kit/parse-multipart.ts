/** A part of a body of the type multipart/form-data. */
export interface Part {
  readonly name: string;
  /** Undefined for a field that is not a file. */
  readonly fileName: string | undefined;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * The parts of a body.
 * @returns undefined when it is malformed
 */
export function parseMultipart(contentType: string, body: Buffer): Part[] | undefined {
  const [, boundary] = contentType.match(/boundary="?([^";]+)"?/) ?? [];
  if (boundary === undefined) return undefined;
  const line = `--${boundary}`;
  // As latin1 every byte is one character, so positions are those of the bytes.
  const pieces = body.toString('latin1').split(`\r\n${line}`);
  const [first = ''] = pieces;
  if (!first.startsWith(line)) return undefined;
  const written = [first.slice(line.length), ...pieces.slice(1)].slice(0, -1);
  const parts = written.map(parsePart);
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== undefined);
}

function parsePart(written: string): Part | undefined {
  const end = written.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = written.slice(0, end);
  const [, name] = head.match(/; name="([^"]*)"/i) ?? [];
  const [, fileName] = head.match(/; filename="([^"]*)"/i) ?? [];
  const [, type = 'text/plain'] = head.match(/^content-type: *([^\r\n]+)/im) ?? [];
  if (name === undefined) return undefined;
  return { name, fileName, type, content: Buffer.from(written.slice(end + 4), 'latin1') };
}
