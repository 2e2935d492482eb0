import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './parts/program.ts';
import type { ProcessName } from './parts/shop.ts';

/**
 * What processes logged as a request that failed for no reason they know, which they answer 500. The callers of a drill see
 * their own; this one finds those of the bank, whose webhooks are sent again.
 */
export function failedRequests(processes: readonly ProcessName[]): string[] {
  return processes.flatMap((name) => {
    const file = join(folder, 'logs', `${name}.log`);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return lines.flatMap((line) => {
      const found = /"level":50.*"message":"([^"]*)".*"msg":"request failed"/.exec(line);
      return found ? [`${name} answered 500: ${found[1]}`] : [];
    });
  });
}
