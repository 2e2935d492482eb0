import type { InventoryImport } from '@sesame/contract/console/inventory.ts';
import { mergeReports, REPEATED, type UploadsReport } from './import-report.rules.ts';
import { repeatedFiles } from './repeated-files.ts';

/** Sends files one after another. @returns one report about all; throws when every one failed */
export async function sendFiles(
  files: readonly File[],
  send: (file: File) => Promise<InventoryImport>,
): Promise<UploadsReport> {
  const repeated = await repeatedFiles(files);
  const uploads: (InventoryImport | undefined)[] = [];
  let failure: unknown;
  for (const file of files) {
    const sending = repeated.has(file) ? REPEATED : send(file);
    // One file that fails stops no other; it can be sent again with all of them, which are then duplicates.
    uploads.push(
      await Promise.resolve(sending).catch((error: unknown) => {
        failure = error;
        return undefined;
      }),
    );
  }
  if (uploads.every((report) => report === undefined)) throw failure;
  return mergeReports(uploads);
}
