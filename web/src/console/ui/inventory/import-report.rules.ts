import type { InventoryImport } from '@sesame/contract/console/inventory.ts';

/** One report of several uploads, in which a file stands for its lines: the first one is line 1. */
export function mergeReports(reports: readonly InventoryImport[]): InventoryImport {
  const [first, ...others] = reports;
  if (first !== undefined && others.length === 0) return first;
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
  };
}
