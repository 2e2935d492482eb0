import { consolePaths } from '../../paths.ts';

/** The address of everything that an operator did. */
export function auditOf(operator: string): string {
  return `${consolePaths.audit()}?operator=${operator}`;
}
