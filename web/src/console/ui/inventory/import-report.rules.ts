import type { InventoryImport } from '@sesame/contract/console/inventory.ts';

export interface UploadsReport extends InventoryImport {
  /** Files, counted from 1, whose upload failed; the others were checked or imported. */
  readonly failed: readonly number[];
}

const NONE = { count: 0, lines: [] };

/** What is reported of a file with the bytes of an earlier one of the same import, which the shop does not need to see. */
export const REPEATED: InventoryImport = {
  lines: 1,
  fresh: 0,
  duplicates: { count: 1, lines: [1] },
  broken: NONE,
  imported: false,
};

/**
 * One report of several uploads, in which a file stands for its lines: the first one is line 1.
 * @param uploads undefined for an upload that failed
 */
export function mergeReports(uploads: readonly (InventoryImport | undefined)[]): UploadsReport {
  const [first, ...others] = uploads;
  if (first !== undefined && others.length === 0) return { ...first, failed: [] };
  const reports = uploads.map((report) => report ?? { ...REPEATED, lines: 0, duplicates: NONE });
  const filesWith = (part: 'duplicates' | 'broken') => ({
    count: reports.reduce((sum, report) => sum + report[part].count, 0),
    lines: reports.flatMap((report, index) => (report[part].count > 0 ? [index + 1] : [])),
  });
  return {
    lines: reports.reduce((sum, { lines }) => sum + lines, 0),
    fresh: reports.reduce((sum, { fresh }) => sum + fresh, 0),
    duplicates: filesWith('duplicates'),
    broken: filesWith('broken'),
    imported: reports.some(({ imported }) => imported),
    failed: uploads.flatMap((report, index) => (report === undefined ? [index + 1] : [])),
  };
}
