import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type LazyScreen<P extends object = object> = {
  Component: LazyExoticComponent<ComponentType<P>>;
  /** Starts loading early. Resolves when done, and never rejects. */
  preload: () => Promise<void>;
};

export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
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
