import type { InventoryImport, ItemKind } from '@sesame/contract/console/inventory.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import type { UploadsReport } from './import-report.rules.ts';
import { inventoryMessages } from './inventory.messages.ts';

/** Line numbers listed at most; the count covers the rest. */
const NAMED = 20;

type ReportProps = {
  kind: ItemKind;
  report: UploadsReport;
  /** The files that were sent, where each is an item. */
  files: readonly File[];
};

/** What an import found: new, duplicate and invalid items. */
export function ImportReport({ kind, report, files }: ReportProps) {
  const t = useMessages(inventoryMessages);
  const { lines, fresh, duplicates, broken, failed } = report;
  return (
    <Note role="status" tone={broken.count > 0 || failed.length > 0 ? 'warning' : 'info'}>
      <p>{t('report', { lines, fresh, duplicates: duplicates.count, broken: broken.count })}</p>
      {duplicates.count > 0 ? (
        <p className="mt-1">
          {t(files.length > 0 ? 'duplicateFiles' : 'duplicateLines', {
            lines: numbersOf(duplicates, files),
          })}
        </p>
      ) : null}
      {broken.count > 0 ? (
        <p className="mt-1">{t(brokenMessage(kind, files), { lines: numbersOf(broken, files) })}</p>
      ) : null}
      <FailedFiles failed={failed} files={files} />
    </Note>
  );
}

/** The files whose upload failed. */
export function FailedFiles({
  failed,
  files,
}: Pick<UploadsReport, 'failed'> & Pick<ReportProps, 'files'>) {
  const t = useMessages(inventoryMessages);
  if (failed.length === 0) return null;
  const names = numbersOf({ count: failed.length, lines: [...failed] }, files);
  return <p className="mt-1">{t('failedFiles', { lines: names })}</p>;
}

function brokenMessage(kind: ItemKind, files: readonly File[]) {
  if (files.length > 0) return 'brokenFiles';
  return kind === 'webhook' ? 'brokenAddresses' : 'brokenLines';
}

/** Line numbers, or the names of the files in their place. */
function numbersOf({ count, lines }: InventoryImport['broken'], files: readonly File[]): string {
  const named = lines
    .slice(0, NAMED)
    .map((line) => files[line - 1]?.name ?? line)
    .join(', ');
  return count > NAMED ? `${named}…` : named;
}
