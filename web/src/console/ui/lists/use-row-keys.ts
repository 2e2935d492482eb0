import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { controlAt, nextPlace, type Place } from './row-place.rules.ts';

const controlsOf = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)'),
];

/**
 * Arrows, Home and End move the focus among the controls of a table; Enter follows a link natively, Space selects the
 * row. When the focused row is removed, the row in its place gets the focus.
 */
export function useRowKeys() {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<Place | null>(null);

  const focusAt = (wanted: Place) => {
    controlAt([...(body.current?.rows ?? [])].map(controlsOf), wanted)?.focus();
  };
  useEffect(() => {
    const { activeElement } = document;
    if (place.current && activeElement === document.body) focusAt(place.current);
    // Rows were added or removed above it.
    else if (place.current && isControl(activeElement)) place.current = placeOf(activeElement);
  });

  return {
    ref: body,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      place.current = placeOf(target);
    },
    // Removing a focused element fires no blur event, so its place is still remembered then.
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

function placeOf(target: HTMLElement): Place | null {
  const row = target.closest('tr');
  if (row === null) return null;
  const column = controlsOf(row).indexOf(target);
  return column < 0 ? null : { row: row.sectionRowIndex, column };
}

/** Fields and selects handle these keys themselves. */
function isControl(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLAnchorElement ||
    target instanceof HTMLButtonElement ||
    (target instanceof HTMLInputElement && target.type === 'checkbox')
  );
}

/** The checkbox of the link's row; buttons and checkboxes handle Space themselves. */
function checkboxBeside(target: EventTarget): HTMLElement | null {
  if (!(target instanceof HTMLAnchorElement)) return null;
  return target.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]') ?? null;
}
