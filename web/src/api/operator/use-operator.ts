import { getOperatorSession } from '@sesame/contract/operators.ts';
import type { Permission } from '@sesame/contract/permissions.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { useSyncExternalStore } from 'react';
import { readOperatorToken, subscribeToOperatorToken } from './operator-token.ts';
import { useOperatorQuery } from './use-operator-query.ts';

export type OperatorSession = AnswerOf<typeof getOperatorSession>;

/** Whether somebody is signed in to the console in this tab. */
export function useOperatorSignedIn(): boolean {
  return useSyncExternalStore(subscribeToOperatorToken, readOperatorToken) !== null;
}

/** Who is signed in and what they may do. */
export function useOperatorSession() {
  return useOperatorQuery(getOperatorSession, {}, { staleTime: 60_000 });
}

/** Whether the operator may do this: what they may not, the screen does not offer. The server decides all the same. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useOperatorSession();
  return (permission) => data?.permissions.includes(permission) ?? false;
}
