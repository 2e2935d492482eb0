import { vi } from 'vitest';

/** Browser objects that tests patch. */
const PATCHED = [navigator, URL, Element.prototype, HTMLElement.prototype];

type Listener = Parameters<typeof window.addEventListener>;
type FirstPage = {
  descriptors: PropertyDescriptorMap[];
  scrolling: Pick<typeof window, 'scrollTo' | 'scrollX' | 'scrollY'>;
  listeners: Listener[];
};
/** Survives module resets: all files of a worker share one window. */
const worker: typeof globalThis & { firstPage?: FirstPage } = globalThis;

/**
 * Test files share one window and the libraries, which are expensive to load. This resets everything that a file could
 * leave behind: module state, listeners on the window, patched browser objects, document, storage, address.
 */
export function openFreshPage(): void {
  vi.resetModules();
  worker.firstPage ??= watchFirstPage();
  const { descriptors, scrolling, listeners } = worker.firstPage;
  for (const [type, listener, options] of listeners.splice(0)) {
    window.removeEventListener(type, listener, options);
  }
  for (const [index, target] of PATCHED.entries()) restore(target, descriptors[index] ?? {});
  Object.assign(window, scrolling);
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  history.replaceState(null, '', '/');
}

function watchFirstPage(): FirstPage {
  const listeners: Listener[] = [];
  const add = window.addEventListener;
  window.addEventListener = (...listener: Listener) => {
    listeners.push(listener);
    add(...listener);
  };
  const { scrollTo, scrollX, scrollY } = window;
  return {
    descriptors: PATCHED.map(Object.getOwnPropertyDescriptors),
    scrolling: { scrollTo, scrollX, scrollY },
    listeners,
  };
}

function restore(target: object, first: PropertyDescriptorMap): void {
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(target))) {
    const before = first[name];
    if (!before) Reflect.deleteProperty(target, name);
    else if (before.configurable && differs(before, descriptor)) {
      Object.defineProperty(target, name, before);
    }
  }
}

function differs(before: PropertyDescriptor, now: PropertyDescriptor): boolean {
  return before.value !== now.value || before.get !== now.get || before.set !== now.set;
}
