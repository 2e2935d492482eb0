import type { Platform } from '../../platform/platform.ts';
import { forgetOperatorSessions } from './authenticate-operator.ts';

export function operatorJobs(platform: Platform): void {
  platform.jobs.schedule('forget-operator-sessions', 600, () => forgetOperatorSessions(platform));
}
