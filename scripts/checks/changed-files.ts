import { execFileSync } from 'node:child_process';
import { root } from '../root.ts';

export interface Change {
  /** The commit compared with. */
  readonly base: string;
  /** Paths relative to the repository root, including untracked and uncommitted files. */
  readonly files: readonly string[];
}

/** The files that differ from `ref` (default: the merge base with main). Throws when git does not know the ref. */
export function findChange(ref: string | undefined): Change {
  const base = ref ?? findBranchPoint();
  return {
    base,
    files: [
      ...git('diff', '--name-only', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ],
  };
}

function findBranchPoint(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      const [commit] = git('merge-base', 'HEAD', main);
      if (commit !== undefined) return commit;
    } catch {
      // No such branch in this clone.
    }
  }
  return 'HEAD';
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\n').filter((line) => line !== '');
}
