/**
 * Draws into a page that the server has sent drawn. Its elements stay, so a field keeps the focus and an open keyboard;
 * what differs, such as the theme or a code carried in links, is corrected. What was typed, pressed or sent before is
 * given to the screen.
 */
import { type ComponentChild, render } from 'preact';

type Typed = {
  readonly field: HTMLInputElement;
  readonly value: string;
  readonly from: number | null;
  readonly to: number | null;
};

export function takeOver(root: HTMLElement, page: ComponentChild): void {
  const typed = [...root.querySelectorAll('input')].filter(({ value }) => value !== '').map(read);
  const pressed = root.querySelectorAll<HTMLButtonElement>('button[data-pressed]');
  const sent = root.querySelector<HTMLFormElement>('form[data-sent]');
  // Elements that follow a text are moved when they are taken over, which would end their focus.
  for (const node of [...root.childNodes]) if (node instanceof Text) node.remove();
  render(page, root);
  for (const one of typed) if (one.field.isConnected) give(one);
  // After the screen has drawn what it was given.
  setTimeout(() => {
    for (const button of pressed) {
      delete button.dataset.pressed;
      if (button.isConnected) button.click();
    }
    if (sent?.isConnected) sent.requestSubmit();
  });
}

function read(field: HTMLInputElement): Typed {
  const { value, selectionStart: from, selectionEnd: to } = field;
  return { field, value, from, to };
}

function give({ field, value, from, to }: Typed): void {
  field.value = value;
  // Fields for emails have no selection.
  if (from !== null) field.setSelectionRange(from, to);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
