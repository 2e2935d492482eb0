import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Name =
  | 'main'
  | 'verify-ledger'
  | 'backup'
  | 'create-owner'
  | 'leave-demo'
  | 'migrate'
  | 'reseal'
  | 'restore';

/**
 * Path of a server program: the bundle built by `npm test`, else its source, which takes three times as long to start.
 */
export function programOf(name: Name): string {
  const source = name === 'main' ? '../../src/main.ts' : `../../src/commands/${name}.ts`;
  const path = process.env.TEST_BUILT === '1' ? `../../dist/${name}.js` : source;
  return fileURLToPath(new URL(path, import.meta.url));
}

/** The environment of every spawned program, extended by the tests. */
export const programEnv = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** Runs a command to its end, with `typed` as its input. */
export function runProgram(
  name: Name,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  typed = '',
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [programOf(name), ...args],
      { env: { ...programEnv, ...env } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
    child.stdin?.end(typed);
  });
}
