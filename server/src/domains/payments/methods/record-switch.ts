import type { Executor, Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';

/**
 * Records that buyers can or can no longer choose a method, in whichever call that happened: the audit log answers
 * "who enabled it?" by one action.
 */
export function recordSwitch(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  change: { readonly gateway: string; readonly enabled: boolean; readonly reason: string },
  by: Actor,
): Promise<void> {
  const { gateway, enabled, reason } = change;
  return recordAuditEvent(tx, platform, {
    ...by,
    action: 'methods.switch',
    subject: `method:${gateway}`,
    before: { enabled: !enabled },
    after: { enabled },
    reason,
  });
}
