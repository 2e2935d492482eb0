import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { asvsChapters } from './asvs-requirements.ts';

const PAGE = 'docs/security/asvs.md';

interface Row {
  readonly id: string;
  readonly level: string;
  readonly answer: string;
}

/** `| 1.2.4 | 1 | requirement | how it is met |` */
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([^|]+) \|$/gm;
/** `path/to/file.test.ts` > "title" */
const TEST = /`([\w./-]+)` > "([^"]+)"/g;
const LINK = /\[[^\]]+\]\(([^)#]+)(?:#([^)]+))?\)/g;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read(PAGE);
const rows: readonly Row[] = [...page.matchAll(ROW)].map(
  ([, id = '', level = '', answer = '']) => ({
    id,
    level,
    answer,
  }),
);
const tests = rows.flatMap(({ id, answer }) =>
  [...answer.matchAll(TEST)].map(([, file = '', title = '']) => ({ id, file, title })),
);

/** Whether the source has a test with this title. A suite (`describe`) does not count. */
function hasTest(source: string, title: string): boolean {
  const written = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  return written.some((text) => {
    const at = source.indexOf(`${text},`);
    return at > 0 && !/\bdescribe(\.\w+)*(\([^()]*\))?\(\s*$/.test(source.slice(0, at));
  });
}

function hasHeading(source: string, anchor: string): boolean {
  const anchors = [...source.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return anchors.includes(anchor);
}

describe('the list of requirements', () => {
  test('has as many requirements per chapter and level as the standard', () => {
    let atLevel1 = 0;
    let atLevel2 = 0;
    for (const [chapter, { counts, level1, level2 }] of Object.entries(asvsChapters)) {
      const ids = [level1, level2].map((text) => text.split(' ').filter((id) => id !== ''));
      expect([chapter, ids.map((of) => of.length)]).toEqual([chapter, counts]);
      for (const id of ids.flat()) expect(`V${id}`).toMatch(new RegExp(`^${chapter}\\.`));
      atLevel1 += counts[0];
      atLevel2 += counts[1];
    }
    expect([atLevel1, atLevel2]).toEqual([70, 183]);
  });
});

describe('docs/security/asvs.md', () => {
  test('has exactly one row per requirement of levels 1 and 2', () => {
    const expected = Object.values(asvsChapters).flatMap(({ level1, level2 }) => [
      ...level1.split(' ').map((id) => `${id} 1`),
      ...level2.split(' ').map((id) => `${id} 2`),
    ]);
    const found = rows.map(({ id, level }) => `${id} ${level}`);
    expect(found.toSorted()).toEqual(expected.filter((id) => /^\d/.test(id)).toSorted());
  });

  test('has no table row that this test cannot parse', () => {
    const lines = page.split('\n').filter((line) => /^\|\s*V?\d/.test(line));
    expect(rows).toHaveLength(lines.filter((line) => /^\| \d+\.\d+\.\d+ /.test(line)).length);
  });

  test('says for each requirement where it is met, or why not', () => {
    const unclear = rows.filter(({ answer }) => {
      if (/^(Does not apply: \S.{6,}|NOT met: \S.{30,})/.test(answer)) return false;
      return !answer.startsWith('Met: ') || !(answer.match(TEST) ?? answer.match(LINK));
    });
    expect(unclear).toEqual([]);
  });

  test('states the correct totals', () => {
    const count = (verdict: string) =>
      rows.filter(({ answer }) => answer.startsWith(verdict)).length;
    const line = `${count('Met')} met, ${count('Does not apply')} do not apply, ${count('NOT met')} not met`;
    expect(page).toContain(line);
  });

  test('refers only to tests that exist', () => {
    const sources = new Map<string, string>();
    for (const { file } of tests) {
      if (!sources.has(file)) sources.set(file, existsSync(join(root, file)) ? read(file) : '');
    }
    const missing = tests.filter(({ file, title }) => !hasTest(sources.get(file) ?? '', title));
    expect(missing).toEqual([]);
    expect(tests.length).toBeGreaterThan(150);
  });

  test('has no reference to a test that this test cannot parse', () => {
    const mentioned = rows.flatMap(
      ({ answer }) => answer.match(/\.(test|spec|soak)\.tsx?`/g) ?? [],
    );
    expect(tests).toHaveLength(mentioned.length);
  });

  test('links to pages and headings that exist', () => {
    const broken = rows.flatMap(({ id, answer }) =>
      [...answer.matchAll(LINK)].flatMap(([link, path = '', anchor]) => {
        const file = join(dirname(PAGE), path);
        if (!existsSync(join(root, file))) return [`${id} ${link}`];
        return anchor === undefined || hasHeading(read(file), anchor) ? [] : [`${id} ${link}`];
      }),
    );
    expect(broken).toEqual([]);
  });
});

describe('hasTest', () => {
  test('finds the title of a test, but not of a suite and not a part of a title', () => {
    const source = `describe('a suite', () => { test.each([1])('says %i', () => {}); });`;
    expect(hasTest(source, 'says %i')).toBe(true);
    expect(hasTest(source, 'a suite')).toBe(false);
    expect(hasTest(source, 'says')).toBe(false);
  });
});
