/**
 * A field shows what its screen gives it. Preact leaves what was typed in a field whose screen keeps its value; this
 * puts the given value back after each event, as React does and the screens expect.
 */
import { options, type VNode } from 'preact';

type Given = { readonly value?: unknown; readonly checked?: unknown };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The element of a rendered node, under the short name that Preact keeps for its tools. */
type Rendered = VNode<Given> & { readonly __e?: unknown };

const FIELDS: ReadonlySet<unknown> = new Set(['input', 'textarea', 'select']);
const given = new WeakMap<EventTarget, Given>();

const afterDiff = options.diffed;
options.diffed = (node: Rendered) => {
  afterDiff?.(node);
  if (!FIELDS.has(node.type) || !isField(node.__e)) return;
  const { value, checked } = node.props;
  given.set(node.__e, { value, checked });
};

const onEvent = options.event;
options.event = (event) => {
  const { target } = event;
  const changes = event.type === 'input' || event.type === 'change';
  // Preact renders in a microtask that the handler requests; this one comes after it.
  if (changes && isField(target)) {
    queueMicrotask(() => queueMicrotask(() => sameGroup(target).forEach(restore)));
  }
  return onEvent ? onEvent(event) : event;
};

function restore(field: Field): void {
  const { value, checked } = given.get(field) ?? {};
  // Only a file can be chosen by a person alone.
  if (isText(value) && field.type !== 'file' && field.value !== String(value)) {
    field.value = String(value);
  }
  if (typeof checked === 'boolean' && 'checked' in field && field.checked !== checked) {
    field.checked = checked;
  }
}

/** Choosing one radio button changes the others of its group. */
function sameGroup(field: Field): Field[] {
  if (field.type !== 'radio' || field.name === '') return [field];
  const others = document.querySelectorAll<HTMLInputElement>('input[type=radio]');
  return [...others].filter(({ name, form }) => name === field.name && form === field.form);
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
