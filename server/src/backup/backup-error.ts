import type { BackupProblem } from '@sesame/contract/console/system.ts';

/** A backup or restore that failed for an expected reason; the message is written for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
