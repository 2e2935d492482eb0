/** A body of the type multipart/form-data. */
export interface Multipart {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface MultipartPart {
  readonly name: string;
  readonly type: string;
  /** Name of a file, without quotes and line breaks; absent for a field. */
  readonly fileName?: string;
  readonly content: string | Uint8Array;
}

/** @param boundary a text that no part contains */
export function writeMultipart(boundary: string, parts: readonly MultipartPart[]): Multipart {
  const written = parts.flatMap(({ name, type, fileName, content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const disposition = `content-disposition: form-data; name="${name}"${file}`;
    const head = `--${boundary}\r\n${disposition}\r\ncontent-type: ${type}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
