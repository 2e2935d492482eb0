import { cancelDeletion } from '@sesame/contract/account.ts';
import type { User } from '@sesame/contract/users.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** Keeps an account whose deletion was asked for. */
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
