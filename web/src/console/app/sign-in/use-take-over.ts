import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Typed = {
  readonly field: HTMLInputElement;
  readonly value: string;
  readonly from: number | null;
  readonly to: number | null;
};

/** What was pressed or sent and waits for the screen; a first render can be repeated. */
const asked = new Set<HTMLElement>();

/** Where a browser keeps the value of a field; React has its own property in front of it. */
const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * Gives sign-in what was typed, pressed or sent while the page was drawn but had no code. React keeps it in the fields
 * until it draws them anew, and does not see it as typed.
 */
export function useTakeOver(): void {
  const typed = useRef<readonly Typed[]>([]);
  useState(collectAsked);
  useLayoutEffect(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('#main input')];
    typed.current = fields.filter(({ value }) => value !== '').map(read);
  }, []);
  useEffect(() => {
    for (const one of typed.current) give(one);
    // After the screen has drawn what it was given, which moves the caret.
    const timer = setTimeout(() => {
      for (const one of typed.current) select(one);
      typed.current = [];
      for (const element of asked) {
        if (element instanceof HTMLFormElement) element.requestSubmit();
        else element.click();
      }
      asked.clear();
    });
    return () => clearTimeout(timer);
  }, []);
}

/** Before React compares the elements with those of the screen, which have no such marks. */
function collectAsked(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-pressed],[data-sent]')) {
    delete element.dataset.pressed;
    delete element.dataset.sent;
    asked.add(element);
  }
}

function read(field: HTMLInputElement): Typed {
  const { value, selectionStart: from, selectionEnd: to } = field;
  return { field, value, from, to };
}

function give({ field, value }: Typed): void {
  // React ignores an event of a field whose value it knows.
  field.value = '';
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fields for emails have no selection. */
function select({ field, from, to }: Typed): void {
  if (from !== null) field.setSelectionRange(from, to);
}
