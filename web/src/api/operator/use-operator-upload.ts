import type { AnswerOf, ParamsOf, QueryOf, RouteSpec } from '@sesame/contract/route.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { upload } from '../upload.ts';
import { endingSession } from './operator-call.ts';
import { readOperatorToken } from './operator-token.ts';

type Sent<R extends RouteSpec> = { file: File; params?: ParamsOf<R>; query?: QueryOf<R> };

/** Sends a file of the console, as `useOperatorMutation` sends a write: what it changes is read again. */
export function useOperatorUpload<R extends RouteSpec>(
  route: R,
  { touches = [] }: { touches?: readonly RouteSpec[] } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, params, query }: Sent<R>): Promise<AnswerOf<R>> => {
      const bearer = readOperatorToken();
      if (bearer === null) throw new ApiError({ code: 'token_missing' });
      const sending = upload(route, file, () => {}, params, {
        bearer,
        ...(query !== undefined && { query }),
      });
      return endingSession(bearer, sending);
    },
    onSuccess: async () => {
      await Promise.all(touches.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
    },
  });
}
