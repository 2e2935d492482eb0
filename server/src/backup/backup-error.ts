import type { BackupProblem } from '@sesame/contract/operator-system.ts';

/** A backup or a restore that cannot be; the message is a sentence for whoever asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
