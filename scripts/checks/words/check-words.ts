import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { oneOutcome } from '../../run/step.ts';
import { findDialect } from './dialect.ts';
import { findRetiredNames, findRetiredPaths } from './retired-names.ts';

const SOURCE = /\.(ts|tsx|mjs|css)$/;
const PROSE = /\.md$/;
/** Settings, scripts and pages: short, so every line is read, not only the comments. */
const PLAIN = /\.(?:ya?ml|sh|conf|html)$|(?:^|\/)Dockerfile$/;
/** Texts of the console, whose every line is read by people. */
const MESSAGES = /(?:\.messages|\/section-texts|\/common-texts)\.ts$/;

/** Files that quote retired words, or whose wording is fixed. */
const EXCEPTIONS = [
  /^docs\/product\//,
  /^docs\/glossary\.md$/,
  /^scripts\/checks\/words\/(?:dialect|phrases|retired-names|texts-of-calls)(\.test)?\.ts$/,
  // Quotes the requirements of the standard.
  /^docs\/security\/asvs\.md$/,
];

/** A gateway has a sandbox, which the shop has not. */
const GATEWAYS = /^server\/src\/domains\/payments\/gateways\//;

/** Every tracked or new file of the repository that git does not ignore. */
function repositoryFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/**
 * Fails for each retired phrase in comments, test names, printed texts and documents, and for each retired name in code
 * and of a file or folder.
 */
export async function checkWords() {
  const named = repositoryFiles().filter((file) => !EXCEPTIONS.some((one) => one.test(file)));
  const files = named.filter((file) => [SOURCE, PROSE, PLAIN].some((one) => one.test(file)));
  if (files.length < 1_000) return oneOutcome(false, `only ${files.length} files were read`);
  const paths = named.flatMap((file) =>
    findRetiredPaths(file).map(({ found: name, instead }) => `${file}: “${name}” → ${instead}`),
  );
  const lines = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const found = SOURCE.test(file)
      ? [
          ...findDialect(text, 'source'),
          ...(MESSAGES.test(file) ? findDialect(text, 'prose') : []),
          ...findRetiredNames(text).filter(
            ({ found: name }) => !(GATEWAYS.test(file) && /sandbox/i.test(name)),
          ),
        ]
      : findDialect(text, 'prose');
    return found.map(
      ({ line, found: phrase, instead }) => `${file}:${line}: “${phrase}” → ${instead}`,
    );
  });
  const faults = [...paths, ...lines];
  return oneOutcome(faults.length === 0, faults.join('\n'));
}
