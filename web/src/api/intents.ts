import { useState } from 'react';
import { randomId } from './random-id.ts';

/** Keys for one form or button: one per intent, however often it is sent until it has succeeded. */
export type Intents = {
  /** What is sent says what is meant: the same again has the same key, anything else another one. */
  keyFor: (sent: unknown) => string;
  /** It is done; the same once more is meant anew. */
  done: (sent: unknown) => void;
};

/** @param first a key that was made elsewhere, for whatever is sent first */
export function createIntents(first?: string): Intents {
  const keys = new Map<string, string>();
  let given = first;
  return {
    keyFor(sent) {
      const text = JSON.stringify(sent);
      const key = keys.get(text) ?? given ?? randomId();
      given = undefined;
      keys.set(text, key);
      return key;
    },
    done: (sent) => void keys.delete(JSON.stringify(sent)),
  };
}

/** The intents of a component, as long as it is there. */
export function useIntents(first?: string): Intents {
  const [intents] = useState(() => createIntents(first));
  return intents;
}
