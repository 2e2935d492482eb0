import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { type Config, ConfigError } from '../../../config.ts';

/** A third-party script that the operator embeds, such as a chat or a counter. */
export interface MediaScript {
  readonly path: string;
  readonly bytes: Buffer;
  /** For the head of the page. Its integrity attribute makes the browser refuse a file with other content. */
  readonly tag: string;
}

/**
 * Reads the script once at the start, so that the pinned content is served even if the file changes later.
 * @throws ConfigError when the file is missing, does not match its hash, or lies in the upload folder
 */
export async function readMediaScript({
  mediaScript,
  mediaDir,
}: Pick<Config, 'mediaScript' | 'mediaDir'>): Promise<MediaScript | undefined> {
  if (mediaScript === undefined) return undefined;
  const { file, integrity } = mediaScript;
  const unreadable = (cause: unknown) => {
    throw new ConfigError(`MEDIA_SCRIPT names ${file}, which cannot be read.`, { cause });
  };
  const real = await realpath(file).catch(unreadable);
  const fromUploads = relative(await realpath(mediaDir).catch(() => mediaDir), real);
  if (!fromUploads.startsWith(`..${sep}`)) {
    throw new ConfigError('MEDIA_SCRIPT must not lie in the folder of uploads.');
  }
  const bytes = await readFile(real).catch(unreadable);
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (found !== integrity) {
    throw new ConfigError(
      `MEDIA_SCRIPT names ${file}, whose content is ${found}, not ${integrity}.`,
    );
  }
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const path = `/media/operator-${name}.js`;
  return {
    path,
    bytes,
    tag: `<script src="${path}" integrity="${integrity}" crossorigin="anonymous" defer></script>`,
  };
}
