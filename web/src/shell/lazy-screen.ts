import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type LazyScreen<P extends object = object> = {
  Component: LazyExoticComponent<ComponentType<P>>;
  /** Starts loading early. Resolves when done, and never rejects. */
  preload: () => Promise<void>;
};

export function lazyScreen<P extends object>(
  request: () => Promise<ComponentType<P>>,
): LazyScreen<P> {
  const load = () => loadCode(request);
  let loaded: ComponentType<P> | undefined;
  return {
    Component: lazy(() => (loaded ? resolved({ default: loaded }) : asDefault(load()))),
    // Errors are handled and shown when the screen itself renders.
    preload: () =>
      load().then(
        (component) => {
          loaded = component;
        },
        () => {},
      ),
  };
}

/** From events: the browser's own flag is also false when the shop runs on a machine without any network. */
let isOffline = false;
window.addEventListener('offline', () => {
  isOffline = true;
});
window.addEventListener('online', () => {
  isOffline = false;
});

/**
 * Requests code in a separate task: a screen names several parts while it is drawn, and requesting each with its
 * imports takes a slow phone 5 to 20 ms. A part of the page that was not loaded when the connection was lost appears by
 * itself when it is back. It is not requested before, because browsers remember for the life of the page that a module
 * could not be fetched.
 */
async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve));
  while (isOffline) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  }
  return await load();
}

async function asDefault<C>(component: Promise<C>): Promise<{ default: C }> {
  return { default: await component };
}

/** A promise resolves a tick later; until then React would show the fallback, and keep it for a while. */
function resolved<T>(value: T): Promise<T> {
  const here: PromiseLike<T> = {
    // biome-ignore lint/suspicious/noThenProperty: the only method that `lazy` calls
    then: (resolve) => {
      resolve?.(value);
      return new Promise(() => {});
    },
  };
  // React only calls `then` and ignores its result.
  return here as Promise<T>;
}
