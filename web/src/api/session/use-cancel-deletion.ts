import { cancelDeletion, getSecurity } from '@sesame/contract/shop/account.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteMutation } from '../client/route-mutation.ts';
import { updateAnswer } from '../client/route-query.ts';

/** Cancels the planned deletion of the account. */
export function useCancelDeletion() {
  const client = useQueryClient();
  return useRouteMutation(cancelDeletion, {
    onSuccess: () => updateAnswer(client, getUser, {}, ({ deletion_at: _, ...user }) => user),
    touches: [getSecurity],
  });
}
