import type { InventoryImport, ItemKind } from '@sesame/contract/console/inventory.ts';
import { ITEM_FILE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import type { ItemContent } from '@sesame/contract/shared/states.ts';

/** What is imported, before it is sent. */
type ImportChoice = { kind: ItemKind; content: ItemContent };
type Uploaded = Pick<File, 'size'>;

/** Templates and webhooks are addresses; the content that was chosen before does not count. */
export function isAddress(kind: ItemKind): kind is 'template' | 'webhook' {
  return kind === 'template' || kind === 'webhook';
}

/** The content that is sent and shown. */
export function contentOf({ kind, content }: ImportChoice): ItemContent {
  return isAddress(kind) ? 'link' : content;
}

/** Whether each upload is an item; otherwise it is a list of them. */
export function holdsFiles(choice: ImportChoice): boolean {
  return contentOf(choice) === 'file';
}

export function isTooLarge({ size }: Uploaded): boolean {
  return size > ITEM_FILE_MAX_BYTES;
}

/** What stops a check: the field and its message. */
export function mistakeOf({
  text,
  files,
  ...choice
}: ImportChoice & { text: string; files: readonly Uploaded[] }):
  | readonly ['text', 'nothingToImport']
  | readonly ['files', 'fileTooLarge']
  | undefined {
  const isEmpty = files.length === 0 && (holdsFiles(choice) || text.trim() === '');
  if (isEmpty) return ['text', 'nothingToImport'];
  return holdsFiles(choice) && files.some(isTooLarge) ? ['files', 'fileTooLarge'] : undefined;
}

/** Whether what was checked can be imported: it has something new, and what is invalid is left out. */
export function canImport(
  report: Pick<InventoryImport, 'fresh' | 'broken'> | undefined,
  leavesOut: boolean,
): boolean {
  return report !== undefined && report.fresh > 0 && (report.broken.count === 0 || leavesOut);
}
