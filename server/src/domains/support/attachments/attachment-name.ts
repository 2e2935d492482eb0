const NAME_MAX = 120;
const EXTENSIONS = { 'image/webp': '.webp', 'application/pdf': '.pdf' } as const;

/**
 * The name of an attachment: the last path segment of the given name, without control and bidirectional characters,
 * with the extension of its actual type.
 */
export function attachmentName(given: string, type: keyof typeof EXTENSIONS): string {
  const extension = EXTENSIONS[type];
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  const stem = visible.replace(/\.[^.]{0,10}$/, '').trim();
  return [...(stem === '' ? 'file' : stem)].slice(0, NAME_MAX).join('') + extension;
}
