import { expect, test } from 'vitest';
import type { Messages } from './define-messages.ts';

const files = import.meta.glob<Record<string, Messages<string>>>('../**/*.messages.ts', {
  eager: true,
});

/** Names of fields and codes, such as `webhookSecrets` or `payment_late`, outside of placeholders. */
const CODE_WORD = /\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z_]+/g;
const PLACEHOLDER = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;
/** Part of an example of an address. */
const EXAMPLES = ['your_shop'];

test('no message shows the name of a field or a code', () => {
  const found = Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported).flatMap((messages) =>
      Object.values(messages).flatMap((texts) =>
        Object.values(texts).flatMap((text) =>
          (text.replace(PLACEHOLDER, '').match(CODE_WORD) ?? [])
            .filter((word) => !EXAMPLES.includes(word))
            .map((word) => `${file}: ${word} in “${text}”`),
        ),
      ),
    ),
  );
  expect(Object.keys(files).length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
