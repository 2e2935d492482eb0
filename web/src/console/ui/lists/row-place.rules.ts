/** A control of a table: its row, and its number among the controls of that row. */
export type Place = { readonly row: number; readonly column: number };

/** Where a key leads; undefined for a key that moves nothing. */
export function nextPlace(key: string, { row, column }: Place, rows: number): Place | undefined {
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key === 'ArrowRight') return { row, column: column + 1 };
  if (key === 'ArrowLeft') return { row, column: column - 1 };
  if (key === 'Home') return { row: 0, column };
  if (key === 'End') return { row: rows - 1, column };
  return undefined;
}

/**
 * The control at a place, or the nearest one if the table or its row ends before that; undefined in a row without
 * controls.
 */
export function controlAt<Control>(
  rows: readonly (readonly Control[])[],
  { row, column }: Place,
): Control | undefined {
  const controls = rows[Math.max(0, Math.min(row, rows.length - 1))];
  return controls?.[Math.max(0, Math.min(column, controls.length - 1))];
}
