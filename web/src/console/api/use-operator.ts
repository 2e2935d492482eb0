import { getOperatorSession } from '@sesame/contract/console/operators.ts';
import type { Permission } from '@sesame/contract/console/permissions.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useConsoleQuery } from './use-console-query.ts';

export type OperatorSession = AnswerOf<typeof getOperatorSession>;

/** The signed-in operator and their permissions. */
export function useOperatorSession() {
  return useConsoleQuery(getOperatorSession, {}, { staleTime: 60_000 });
}

/** The time zone of the shop, in which days of reports begin and end. */
export function useShopTimeZone(): string {
  return useOperatorSession().data?.time_zone ?? 'UTC';
}

/** Whether the operator has a permission. Screens hide what is not allowed; the server checks it in any case. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useOperatorSession();
  return (permission) => data?.permissions.includes(permission) ?? false;
}
