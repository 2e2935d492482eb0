import type { AnswerOf, ParamsOf, QueryOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/client/api-error.ts';
import { useIntents } from '../../api/client/intents.ts';
import { invalidateRoutes } from '../../api/client/route-query.ts';
import { upload } from '../../api/client/upload.ts';
import { confirming, endingSession } from './console-call.ts';
import { readOperatorToken } from './operator-token.ts';

type Sent<R extends RouteSpec> = { file: File; params?: ParamsOf<R>; query?: QueryOf<R> };

/** Uploads a file; like `useConsoleMutation`, it refetches what the upload changes. */
export function useConsoleUpload<R extends RouteSpec>(
  route: R,
  { touches = [] }: { touches?: readonly RouteSpec[] } = {},
) {
  const client = useQueryClient();
  const intents = useIntents();
  return useMutation({
    mutationFn: async ({ file, params, query }: Sent<R>): Promise<AnswerOf<R>> => {
      const bearer = readOperatorToken();
      if (bearer === null) throw new ApiError({ code: 'token_missing' });
      // Two files of the same name may have different contents, and two pictures the same text.
      const { name, size } = file;
      const intent = route.idempotent
        ? { params, query, name, size, text: await file.text() }
        : undefined;
      const send = () =>
        upload(route, file, () => {}, params, {
          bearer,
          ...(query !== undefined && { query }),
          ...(intent && { idempotencyKey: intents.keyFor(intent) }),
        });
      const answer = await confirming(() => endingSession(bearer, send()));
      if (intent) intents.done(intent);
      return answer;
    },
    onSuccess: () => invalidateRoutes(client, touches),
  });
}
