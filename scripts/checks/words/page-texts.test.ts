import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { findPageTexts } from './find-page-texts.ts';

const exceptions = [
  /\.(test|driver)\.tsx$|\/test\//,
  // Shown in every language when the messages could not be loaded.
  /\/shell\/texts-failed\.tsx$/,
];
/** Names that are the same in every language. */
const properNames = new Set(['Telegram', 'USDT TRC-20', 'TON']);

describe('untranslated texts', () => {
  test.each([
    ['between tags', 'const a = <p>Pay now</p>;', 'Pay now'],
    ['beside a value', 'const a = <p>{count} days</p>;', 'days'],
    ['in Russian', 'const a = <p>Оплатить</p>;', 'Оплатить'],
    ['in braces', "const a = <p>{'Pay now'}</p>;", 'Pay now'],
    ['in one branch', "const a = <p>{busy ? 'Wait' : t('pay')}</p>;", 'Wait'],
    ['after a condition', "const a = <p>{busy && 'Wait'}</p>;", 'Wait'],
    ['as a fallback', "const a = <p>{name ?? 'Guest'}</p>;", 'Guest'],
    ['in a template', `const a = <p>{\`Hello \${name}\`}</p>;`, 'Hello'],
    ['in a fragment', 'const a = <>Pay</>;', 'Pay'],
    ['in a name for screen readers', 'const a = <button aria-label="Close" />;', 'Close'],
    ['in a placeholder', "const a = <input placeholder={'Email'} />;", 'Email'],
    ['in the text of a picture', 'const a = <img alt="A door" />;', 'A door'],
  ])('are found %s', async (_, source, content) => {
    expect(await findPageTexts(source)).toEqual([{ line: 1, content }]);
  });

  test.each([
    ['a translated message', "const a = <p>{t('pay')}</p>;"],
    ['a symbol', 'const a = <p>{code} · −{percent}%</p>;'],
    ['a class name', 'const a = <p className="grid gap-2" id="main" />;'],
    ['a comparison', "const a = <p>{state === 'paid' ? t('paid') : null}</p>;"],
    ['a condition', "const a = <p>{mode === 'subs' && <Days />}</p>;"],
    ['an empty alternative text', 'const a = <img alt="" />;'],
  ])('are not %s', async (_, source) => {
    expect(await findPageTexts(source)).toEqual([]);
  });

  test('are reported with the correct line, also after non-ASCII text', async () => {
    const source = "// «Сезам»\nimport { t } from './t.ts';\n\nconst a = (\n  <p>Pay</p>\n);\n";
    expect(await findPageTexts(source)).toEqual([{ line: 5, content: 'Pay' }]);
    expect(await findPageTexts(source)).toEqual([{ line: 5, content: 'Pay' }]);
  });

  test('do not occur in any screen or component', async () => {
    const files = globSync('web/src/**/*.tsx', { cwd: root }).filter(
      (file) => !exceptions.some((exception) => exception.test(file)),
    );
    expect(files.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const file of files) {
      for (const { line, content } of await findPageTexts(readFileSync(join(root, file), 'utf8'))) {
        if (!properNames.has(content)) found.push(`${file}:${line} ${content}`);
      }
    }
    expect(found).toEqual([]);
  });
});
