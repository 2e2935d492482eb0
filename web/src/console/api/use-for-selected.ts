import { countWork } from '@sesame/contract/console/workspace.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateRoutes } from '../../api/client/route-query.ts';

export type ForSelected<Row, Answer> = {
  count: number;
  answers: readonly Answer[];
  refused: readonly { row: Row; error: unknown }[];
};

type ForSelectedOptions<Row, Answer> = {
  act: (row: Row) => Promise<Answer>;
  /** Routes whose answers the action changes; they are refetched before it counts as done. */
  touches: readonly RouteSpec[];
  onSuccess: (outcome: ForSelected<Row, Answer>) => void;
};

/** Acts on the selected rows of a list, one request each, so that one refusal does not stop the rest. */
export function useForSelected<Row, Answer>({
  act,
  touches,
  onSuccess,
}: ForSelectedOptions<Row, Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (rows: readonly Row[]): Promise<ForSelected<Row, Answer>> => {
      const answers: Answer[] = [];
      const refused: { row: Row; error: unknown }[] = [];
      for (const row of rows) {
        try {
          answers.push(await act(row));
        } catch (error) {
          refused.push({ row, error });
        }
      }
      void invalidateRoutes(client, [countWork]);
      await invalidateRoutes(client, touches);
      return { count: rows.length, answers, refused };
    },
    onSuccess,
  });
}
