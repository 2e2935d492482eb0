import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type LazyScreen<P extends object = object> = {
  Component: LazyExoticComponent<ComponentType<P>>;
  /** Starts loading before the screen is asked for. Settles, and never fails, when that is over. */
  preload: () => Promise<void>;
};

export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let loaded: ComponentType<P> | undefined;
  return {
    Component: lazy(() => (loaded ? alreadyHere({ default: loaded }) : asDefault(load()))),
    // A failure is met, and shown, when the screen itself is asked for.
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

/** A promise answers a moment later, and for that moment React would show the fallback, and keep it for a while. */
function alreadyHere<T>(value: T): Promise<T> {
  const here: PromiseLike<T> = {
    // biome-ignore lint/suspicious/noThenProperty: the one thing that `lazy` asks of a promise
    then: (resolve) => {
      resolve?.(value);
      return new Promise(() => {});
    },
  };
  // React calls nothing but `then`, and never looks at what that returns.
  return here as Promise<T>;
}
