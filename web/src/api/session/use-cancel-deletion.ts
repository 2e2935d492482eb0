import { cancelDeletion } from '@sesame/contract/shop/account.ts';
import type { User } from '@sesame/contract/shop/users.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/call.ts';
import { queryKeys } from '../client/query-keys.ts';

/** Cancels the planned deletion of the account. */
export function useCancelDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelDeletion, {}),
    onSuccess: () => {
      client.setQueryData<User>(queryKeys.user, (user) => {
        if (!user) return user;
        const { deletion_at: _, ...kept } = user;
        return kept;
      });
      return client.invalidateQueries({ queryKey: queryKeys.security });
    },
  });
}
