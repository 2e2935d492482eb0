import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type LazyScreen<P extends object = object> = {
  Component: LazyExoticComponent<ComponentType<P>>;
  /** Starts loading before the screen is asked for. Settles, and never fails, when that is over. */
  preload: () => Promise<void>;
};

export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  return {
    Component: lazy(async () => ({ default: await load() })),
    // A failure is met, and shown, when the screen itself is asked for.
    preload: () =>
      load().then(
        () => {},
        () => {},
      ),
  };
}
