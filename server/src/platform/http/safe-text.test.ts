import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type Field, fieldsOf, withValueAt } from '../../../test/build/fields-of.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';
import { findUnsafeText } from './safe-text.ts';
import { compileInput } from './validate-input.ts';

interface Input extends Field {
  readonly name: string;
  readonly schema: z.ZodMiniType;
}

/** Every string that any call accepts in its path, query or body. */
const strings: Input[] = allRoutes.flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    if (schema === undefined) return [];
    return fieldsOf(schema)
      .filter(({ type }) => type === 'string')
      .map((field) => ({ ...field, schema, name: `${route.id} ${part}.${field.path.join('.')}` }));
  }),
);

/** The validation error for this value in the field. */
function complaintOf({ schema, path }: Input, text: string): string | undefined {
  const validate = compileInput({
    schema,
    method: 'POST',
    url: '/',
    httpPart: 'body',
  }) as (input: unknown) => { error?: unknown };
  const { error } = validate(withValueAt({}, path, text));
  const issues = Array.isArray(error) ? (error as { keyword: string; instancePath: string }[]) : [];
  return issues.find(({ keyword }) => keyword === 'control_character')?.instancePath;
}

describe('a text of a request', () => {
  test.each(strings.map((input) => [input.name, input] as const))(
    'must not contain control characters or lone surrogates: %s',
    (_name, input) => {
      const at = `/${input.path.map((step) => (step === 0 ? '*' : step)).join('/')}`;
      for (const nasty of ['a\0b', '\u001b[31m', 'a\u007f', 'a\u0085', 'a\ud800', '\udc00b']) {
        expect(complaintOf(input, nasty), JSON.stringify(nasty)).toBe(at);
      }
      expect(complaintOf(input, 'Жёлтый 🐈‍⬛ «text»')).toBeUndefined();
    },
  );

  test('may contain line breaks and tabs only in multi-line fields', () => {
    const multiline = strings
      .filter((input) => complaintOf(input, 'one\r\n\ttwo') === undefined)
      .map(({ name }) => name.replace(/^.*\./, ''));
    expect([...new Set(multiline)].sort()).toEqual([
      'body',
      'body_ru',
      'content',
      'description',
      'description_ru',
      'error',
      'error_description',
      'header_message',
      'message',
      'note',
      'reason',
      'secret',
      'state',
      'text',
    ]);
    expect(strings.length).toBeGreaterThan(300);
  });

  test('is checked at any depth', () => {
    let deep: unknown = 'a\0b';
    for (let depth = 0; depth < 50_000; depth++) deep = [deep];
    expect(findUnsafeText(deep, new Set())).toHaveLength(50_000);
    expect(findUnsafeText({ 'a\0': 1 }, new Set())).toEqual([]);
    expect(findUnsafeText({ good: ['a', 1, null, true] }, new Set())).toBeUndefined();
  });
});

describe('over the wire', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const send = async (path: string, body: string) => {
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return { status: response.status, body: (await response.json()) as { fields?: unknown } };
  };

  test.each([
    ['/api-user/api/v1/user/login', '{"email":"\\u0000","password":"x"}', 'body.email'],
    ['/api-admin/api/v1/session', '{"email":"a\\u0000","password":"x"}', 'body.email'],
    ['/api-user/api/v1/user/refresh-password', '{"email":"\\ud800"}', 'body.email'],
  ])('a control character is bad input that names its field: %s %s', async (path, body, field) => {
    const answer = await send(path, body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad_request', fields: [{ path: field, code: 'control_character' }] },
    });
  });

  test.each([
    '{"email":"a@example.com","email":"b@example.com","password":"x"}',
    '{"email":"a@example.com","password":"x","\\u0065mail":"b@example.com"}',
    '{"email":"a@example.com","password":"x","deep":[{"a":1,"a":1}]}',
  ])('a duplicate key is bad input: %s', async (body) => {
    const path = '/api-user/api/v1/user/login';
    expect((await send(path, body)).body).toEqual({
      code: 'bad_request',
      message: expect.any(String),
    });
    // Text inside a value that looks like keys is ignored, and equal keys of two objects are not duplicates.
    const value = JSON.stringify('{"a":1,"a":2}');
    expect((await send(path, `{"email": ${value}, "password" : "\\":"}`)).body).toMatchObject({
      code: 'sign_in_failed',
    });
  });
});
