import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

type Place = { row: number; column: number };

const controlsOf = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)'),
];

/**
 * Arrows, Home and End move the focus among what can be pressed in the rows of a table; Enter follows a link by itself, Space
 * chooses the row. When the focused row goes away, the one that took its place has the focus.
 */
export function useRowKeys() {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<Place | null>(null);

  const focusAt = ({ row, column }: Place) => {
    const rows = [...(body.current?.rows ?? [])].map(controlsOf);
    const controls = rows[Math.max(0, Math.min(row, rows.length - 1))];
    controls?.[Math.max(0, Math.min(column, controls.length - 1))]?.focus();
  };
  useEffect(() => {
    const { activeElement } = document;
    if (place.current && activeElement === document.body) focusAt(place.current);
    // Rows that came or went above have moved it.
    else if (place.current && isControl(activeElement)) place.current = placeOf(activeElement);
  });

  return {
    ref: body,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      place.current = placeOf(target);
    },
    // What is taken out of the page has the focus no more, and nobody hears of it: its place is remembered then.
    onBlur: () => {
      place.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const at = isControl(event.target) ? placeOf(event.target) : null;
      if (at === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextPlace(event.key, at, body.current?.rows.length ?? 0);
      const box = event.key === ' ' ? checkboxBeside(event.target) : null;
      if (next === undefined && box === null) return;
      event.preventDefault();
      if (next) focusAt(next);
      box?.click();
    },
  };
}

function nextPlace(key: string, { row, column }: Place, rows: number): Place | undefined {
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key === 'ArrowRight') return { row, column: column + 1 };
  if (key === 'ArrowLeft') return { row, column: column - 1 };
  if (key === 'Home') return { row: 0, column };
  if (key === 'End') return { row: rows - 1, column };
  return undefined;
}

function placeOf(target: HTMLElement): Place | null {
  const row = target.closest('tr');
  if (row === null) return null;
  const column = controlsOf(row).indexOf(target);
  return column < 0 ? null : { row: row.sectionRowIndex, column };
}

/** Fields and selects have keys of their own. */
function isControl(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLAnchorElement ||
    target instanceof HTMLButtonElement ||
    (target instanceof HTMLInputElement && target.type === 'checkbox')
  );
}

/** The checkbox of the row that a link is in; buttons and checkboxes answer Space themselves. */
function checkboxBeside(target: EventTarget): HTMLElement | null {
  if (!(target instanceof HTMLAnchorElement)) return null;
  return target.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]') ?? null;
}
