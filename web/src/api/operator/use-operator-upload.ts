import type { AnswerOf, ParamsOf, QueryOf, RouteSpec } from '@sesame/contract/route.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { useIntents } from '../intents.ts';
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
  const intents = useIntents();
  return useMutation({
    mutationFn: async ({ file, params, query }: Sent<R>): Promise<AnswerOf<R>> => {
      const bearer = readOperatorToken();
      if (bearer === null) throw new ApiError({ code: 'token_missing' });
      // Two files of one name may hold different things.
      const intent = route.idempotent ? { params, query, text: await file.text() } : undefined;
      const sending = upload(route, file, () => {}, params, {
        bearer,
        ...(query !== undefined && { query }),
        ...(intent && { idempotencyKey: intents.keyFor(intent) }),
      });
      const answer = await endingSession(bearer, sending);
      if (intent) intents.done(intent);
      return answer;
    },
    onSuccess: async () => {
      await Promise.all(touches.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
    },
  });
}
