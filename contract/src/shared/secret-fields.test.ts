import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from './all-routes.ts';
import { fieldsOf, secret, secretNamesOf, withoutSecrets } from './secret-fields.ts';

const NAMED_LIKE_A_SECRET = /pass(word|phrase)|secret|token|credential|^ticket$|code$|^key$|values/;

/** Named like a secret but harmless: public, or worthless without an account. */
const harmless: Readonly<Record<string, string>> = {
  'createPromoCode.code': 'a code that is handed out',
  'checkPromoCode.promocode': 'a code that was handed out',
  'startPayment.promocode': 'a code that was handed out',
  'sendMessage.ticket': 'the id of a conversation',
  'markTicketRead.ticket': 'the id of a conversation',
  'discardTextDraft.key': 'the name of a text',
  'listTextPublications.key': 'the name of a text',
  'publishText.key': 'the name of a text',
  'publishTexts.key': 'the name of a text',
  'readText.key': 'the name of a text',
  'rollBackText.key': 'the name of a text',
  'saveTextDraft.key': 'the name of a text',
  'sendTestMessage.key': 'the name of a text',
};

test('every field named like a secret is marked as one or listed as harmless', () => {
  const unmarked = allRoutes.flatMap(({ id, params, query, body }) =>
    [params, query, body]
      .flatMap(fieldsOf)
      .filter(({ name, isSecret }) => NAMED_LIKE_A_SECRET.test(name) && !isSecret)
      .map(({ name }) => `${id}.${name}`),
  );
  expect(unmarked.toSorted()).toEqual(Object.keys(harmless).toSorted());
});

test('no answer stored for idempotency contains a secret', () => {
  const stored = allRoutes.filter(({ idempotent }) => idempotent);
  expect(stored.length).toBeGreaterThan(20);
  for (const { id, answer } of stored) {
    const names = fieldsOf(answer).map(({ name }) => name);
    expect(
      names.filter((name) => /password|secret|token|signing_key|recovery/.test(name)),
      id,
    ).toEqual([]);
  }
});

test('a marked field is removed at any depth', () => {
  const password = secret(z.string());
  const schema = z.strictObject({
    name: z.string(),
    password,
    old: z.optional(password),
    people: z.array(z.strictObject({ code: password, age: z.int() })),
    either: z.union([z.strictObject({ token: password }), z.strictObject({ plain: z.string() })]),
  });
  const sent = {
    name: 'Anna',
    password: 'a',
    old: 'b',
    people: [{ code: 'c', age: 4 }],
    either: { token: 'd' },
  };
  expect(withoutSecrets(schema, sent)).toEqual({ name: 'Anna', people: [{ age: 4 }], either: {} });
  expect(withoutSecrets(secret(z.strictObject({ a: z.string() })), { a: 'x' })).toBeUndefined();
});

test('a name is redacted by itself only if it is secret in every call', () => {
  const names = secretNamesOf(allRoutes);
  expect(names).toContain('password');
  expect(names).toContain('oauth_google_token');
  // A promo code is not a secret.
  expect(names).not.toContain('code');
});
