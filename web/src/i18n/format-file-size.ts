import type { Language } from '@sesame/contract/shared/limits.ts';

/** `184000` → "184 kB", «184 кБ»; from a million bytes on "1.2 MB", «1,2 МБ». */
export function formatFileSize(language: Language, bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? ['kilobyte', 1_000] : ['megabyte', 1_000_000];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
    // Sizes below one unit are shown as 1.
  }).format(Math.max(1, bytes / size));
}

/** A limit in megabytes of 1,024² bytes, as file managers count them: `5242880` → "5 MB", «5 МБ». */
export function formatMegabytes(language: Language, bytes: number): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** 2);
}
