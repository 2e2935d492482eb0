import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolScript } from '../../root.ts';
import { runTool } from '../../run/run-tool.ts';
import { emptyFolder } from './postgres.ts';
import { linkPackages, RELEASES, type Release, requireBuilt } from './release.ts';

/** What a release may do to tables that every purchase uses: columns with a default or none, and an index. */
const MIGRATION = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    alter table payments add column next_release text;
    alter table users add column next_release boolean not null default false;
  \`.execute(db);
}

export const indexes = {
  next_release: 'create index concurrently next_release on payments (next_release)',
};
`;
const NUMBER = '9999-next-release';
const SOURCES = ['contract', 'server', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** Builds this checkout with one more migration, as the release after it. Its pages are the same. */
export async function buildNextRelease(): Promise<Release> {
  const release = { folder: join(RELEASES, 'next'), name: 'the same with one more migration' };
  const place = emptyFolder(release.folder);
  const isSource = (path: string) => !/\/(node_modules|dist)$/.test(path);
  for (const name of SOURCES) {
    cpSync(join(root, name), join(place, name), { recursive: true, filter: isSource });
  }
  linkPackages(place);
  symlinkSync(join(root, 'web'), join(place, 'web'));
  writeFileSync(join(place, `server/migrations/${NUMBER}.ts`), MIGRATION);
  addToList(join(place, 'server/migrations/all.ts'));
  console.log('Building the next release …');
  const build = await runTool(toolScript('rolldown'), ['--config', 'rolldown.config.ts'], {
    cwd: join(place, 'server'),
  });
  requireBuilt(release, build);
  return release;
}

function addToList(file: string): void {
  const list = readFileSync(file, 'utf8');
  const end = list.lastIndexOf('};');
  if (end === -1) throw new Error('the list of migrations does not end as it did');
  const more = `import * as nextRelease from './${NUMBER}.ts';\n`;
  writeFileSync(
    file,
    `${more}${list.slice(0, end)}  '${NUMBER}': nextRelease,\n${list.slice(end)}`,
  );
}
