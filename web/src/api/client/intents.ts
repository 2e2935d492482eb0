import { useState } from 'react';
import { randomId } from './random-id.ts';

/** Idempotency keys of one form or button: one per intent, kept across retries until it has succeeded. */
export type Intents = {
  /** The intent is identified by the request: equal requests get the same key, others another one. */
  keyFor: (sent: unknown) => string;
  /** The intent has succeeded; an equal request afterwards is a new intent. */
  done: (sent: unknown) => void;
};

/** @param first a key made elsewhere, for the first request */
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

/** The idempotency keys of a component, for its lifetime. */
export function useIntents(first?: string): Intents {
  const [intents] = useState(() => createIntents(first));
  return intents;
}
