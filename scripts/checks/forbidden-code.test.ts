import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

/** Patterns that must not occur in the product's code. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'code made from text': /\beval\(|\bnew Function\(|\bvm\b.*node:vm/,
  'HTML made from text': /\binnerHTML\b|\bouterHTML\b|insertAdjacentHTML|document\.write\b/,
  'a certificate that is not checked': /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/,
  'a weak hash or cipher':
    /\bcreate(Hash|Hmac)\(\s*'(?!sha(256|384|512)')|\bhash\(\s*'(md5|sha-?1)'|create(Dec|C)ipheriv\(\s*'(?!aes-256-gcm')/,
  'random numbers that can be guessed': /\bMath\.random\b/,
  'an attribute that Preact leaves out when it is false; write ="false"':
    /\b(spellCheck|contentEditable|draggable|autoCapitalize)=\{/,
  'messages between windows': /addEventListener\(\s*'message'|\.onmessage\b|\bWebSocket\(/,
};

/** Allowed exceptions, with the reason. */
const harmless: Readonly<Record<string, string>> = {
  'web/src/api/client/route-query.ts': 'spreads polls over time',
  'web/src/console/ui/brand/show-brand.ts': 'a BroadcastChannel, which has one origin',
};

const find = (text: string) =>
  Object.entries(forbidden).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

describe('the shop', () => {
  const files = ['server/src', 'contract/src', 'web/src']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.(test|soak)\.tsx?$|\/test\//.test(file));
  const found = files
    .map((file) => ({ file, names: find(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ names }) => names.length > 0);

  test('evaluates no text as code or HTML, checks certificates, uses no weak cryptography', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(found.filter(({ file }) => !(file in harmless))).toEqual([]);
  });
  test('has no exception that is no longer needed', () => {
    expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(harmless).toSorted());
  });
});

describe('the patterns', () => {
  test.each([
    'eval(text)',
    'element.innerHTML = text',
    '{ rejectUnauthorized: false }',
    "createHash('md5')",
    "createCipheriv('aes-256-cbc', key, iv)",
    'Math.random()',
    "window.addEventListener('message', listen)",
    '<input spellCheck={false} />',
  ])('find %s', (line) => expect(find(line)).toHaveLength(1));
});
