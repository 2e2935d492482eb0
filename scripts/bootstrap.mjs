/**
 * First step of every `npm run` command. Plain ES2022 without dependencies, because it must run on
 * Node 20.19 before anything is installed: it installs missing dependencies, then runs the command
 * with the Node 24 from the lockfile.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.sesame-lock');

const commands = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  build: 'scripts/build.ts',
  test: 'scripts/test.ts',
  soak: 'scripts/soak.ts',
  drill: 'scripts/drill.ts',
  check: 'scripts/checks/check.ts',
  'verify-ledger': 'server/src/commands/verify-ledger.ts',
  backup: 'server/src/commands/backup.ts',
  restore: 'server/src/commands/restore.ts',
  'create-owner': 'server/src/commands/create-owner.ts',
  reseal: 'server/src/commands/reseal.ts',
  migrate: 'server/src/commands/migrate.ts',
  'leave-demo': 'server/src/commands/leave-demo.ts',
  bench: 'bench/run.ts',
  screens: 'e2e/screens.ts',
  image: 'scripts/image.ts',
  capacity: 'scripts/capacity.ts',
  year: 'scripts/year.ts',
  'generate-types': 'server/codegen/generate-types.ts',
};

function fail(message) {
  console.error(`sesame: ${message}`);
  process.exit(1);
}

function isAtLeast(version, major, minor) {
  const [haveMajor = 0, haveMinor = 0] = version.split('.').map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
}

/** Whether node_modules, according to npm's own record in it, already matches the lockfile. */
function isUpToDate(lockText) {
  const recordFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recordFile)) return false;
  const wanted = JSON.parse(lockText).packages;
  const present = JSON.parse(readFileSync(recordFile, 'utf8')).packages;
  return (
    Object.keys(present).every((path) => wanted[path]) &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || (present[path] ? present[path].version === version : optional === true),
    )
  );
}

function install() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  if (!isUpToDate(lockText)) {
    console.log('sesame: installing dependencies (once, about a minute) …');
    const startedMs = Date.now();
    // Through a shell, because npm is a .cmd file on Windows; the command contains no external input.
    const npm = spawnSync('npm ci --no-audit --no-fund --loglevel=error', {
      cwd: root,
      shell: true,
      stdio: 'inherit',
    });
    if (npm.status !== 0) {
      fail('`npm ci` failed; see its message above. Fix the problem and run the command again.');
    }
    console.log(
      `sesame: dependencies installed in ${Math.round((Date.now() - startedMs) / 1000)} s`,
    );
  }
  writeFileSync(stampFile, hash);
}

/** Node 24 from node_modules, otherwise the running Node if it is new enough. */
function findRuntime() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const carried = join(
    ...[root, 'node_modules', `node-${system}-${process.arch}`, 'bin'],
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(carried)) return carried;
  if (isAtLeast(process.versions.node, 24, 12)) return process.execPath;
  return fail(
    `npm has no Node 24 for ${process.platform}-${process.arch}; install Node 24.12 or newer (this is ${process.version}).`,
  );
}

/** npm 10 removes this link together with the packages of other platforms; `npx` needs it. */
function linkRuntime(runtime) {
  const link = join(root, 'node_modules', '.bin', 'node');
  if (process.platform === 'win32' || runtime === process.execPath || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), runtime), link);
}

if (!isAtLeast(process.versions.node, 20, 19)) {
  fail(`Node 20.19 or newer is required (this is ${process.version}); see https://nodejs.org.`);
}
const [command = '', ...rest] = process.argv.slice(2);
const entry = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!entry) fail(`unknown command "${command}"; try ${Object.keys(commands).join(', ')}.`);
install();
if (!existsSync(join(root, entry))) fail(`${entry} does not exist in this checkout.`);

const runtime = findRuntime();
linkRuntime(runtime);
const preload = pathToFileURL(join(root, 'scripts', 'end-with-parent.mjs')).href;
const child = spawn(runtime, ['--import', preload, join(root, entry), ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // Keeps compiled code between runs; the server starts 20 % faster.
  env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env },
});
child.on('error', (error) => fail(`could not start ${runtime}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));

// A killed npm forwards no signal, but then our parent process changes. Outside npm a changed parent
// is normal (`… & exit`).
if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}
