import { useSyncExternalStore } from 'react';

/** A value outside React, with its subscribers. */
export type ReadableStore<T> = {
  get: () => T;
  /** Calls back after every change. @returns the unsubscribe function */
  subscribe: (listener: () => void) => () => void;
};

/** Creates a store that holds its value itself. */
export function createStore<T>(first: T): ReadableStore<T> & { set: (next: T) => void } {
  let value = first;
  const { changed, ...store } = storeOf(() => value);
  return {
    ...store,
    set: (next) => {
      value = next;
      changed();
    },
  };
}

/**
 * Creates a store whose value is held elsewhere, for example in local storage; the code that writes it calls
 * `changed`.
 * @param watch called while there are subscribers, to watch for outside changes; returns the stop function
 */
export function storeOf<T>(
  get: () => T,
  watch?: (changed: () => void) => () => void,
): ReadableStore<T> & { changed: () => void } {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    stop ??= watch?.(changed);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
  return { get, subscribe, changed };
}

/** A `watch` of what local storage holds under a name: other tabs write it too. */
export function watchStorage(name: string): (changed: () => void) => () => void {
  return (changed) => {
    const follow = ({ key }: StorageEvent) => {
      if (key === name || key === null) changed();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  };
}

/** Renders with the current value, and again after every change. */
export function useStore<T>({ subscribe, get }: ReadableStore<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
