import type { exportAuditEvents } from '@sesame/contract/console/audit-log.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';

/** Filters of the audit log as they are kept in the address. */
export const auditFilterNames = ['operator', 'action', 'subject', 'period'] as const;
export type AuditFilterName = (typeof auditFilterNames)[number];

export const periods = ['day', 'week', 'month'] as const;
const DAYS = { day: 1, week: 7, month: 30 } as const;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The query to send. @param now end of the chosen period */
export function auditQuery(
  { operator, action, subject, period }: Readonly<Record<AuditFilterName, string | undefined>>,
  now: number,
): InputOf<typeof exportAuditEvents>['query'] {
  const known = periods.find((one) => one === period);
  return {
    ...(operator && { operator }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(known && { since: new Date(now - DAYS[known] * DAY_MS).toISOString() }),
  };
}
