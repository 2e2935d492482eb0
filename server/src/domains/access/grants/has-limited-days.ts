import { isPermitted } from '@sesame/contract/console/permissions.ts';
import type { Operator } from '../../../platform/http/call.ts';

/** Whether the operator may add only `GOODWILL_DAYS_MAX` days to a subscription. */
export function hasLimitedDays({ role }: Pick<Operator, 'role'>): boolean {
  return !isPermitted(role, 'subscriptions:write');
}
