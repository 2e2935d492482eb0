import type { BodySchema } from '@sesame/contract/shared/bounds.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { type ConsoleForm, type ConsoleFormOptions, useConsoleForm } from './use-console-form.ts';

export type FormRoute = RouteSpec & { body: BodySchema };

/** The ids in the path, for calls that have some. */
export type ParamsOfCall<R extends FormRoute> =
  InputOf<R> extends { params: infer Params } ? { params: Params } : object;

/** The call that saves a form, except params and body. */
export type SavingOptions<R extends FormRoute> = {
  route: R;
  /** Routes whose answers the call changes; they are refetched after it, and for the latest version. */
  touches?: readonly RouteSpec[] | undefined;
  /** Refetches them after a refusal too. */
  evenIfRefused?: boolean | undefined;
  /** Replaces refetching what the call touches. */
  loadLatest?: (() => Promise<unknown>) | undefined;
};

type FormOptions<R extends FormRoute, Values extends object> = Omit<
  ConsoleFormOptions<R['body'], Values, AnswerOf<R>>,
  'schema' | 'save' | 'onChecked' | 'loadLatest'
>;

export type CallFormOptions<R extends FormRoute, Values extends object> = SavingOptions<R> &
  ParamsOfCall<R> &
  FormOptions<R, Values>;

/** A form that is saved by one call, whose body is its schema. */
export function useCallForm<R extends FormRoute, Values extends object>(
  options: CallFormOptions<R, Values>,
): ConsoleForm<Values> {
  // TypeScript cannot resolve types that depend on a generic route.
  const { route, params, touches, evenIfRefused, loadLatest, ...form } =
    options as SavingOptions<R> & FormOptions<R, Values> & { params?: object };
  const call = useConsoleMutation(route, { touches, evenIfRefused });
  return useConsoleForm<R['body'], Values, AnswerOf<R>>({
    ...form,
    schema: route.body,
    // A call with a body takes only params and body, and the body was parsed by its schema.
    save: (body) => call.mutateAsync({ ...(params && { params }), body } as unknown as InputOf<R>),
    loadLatest: loadLatest ?? call.loadLatest,
  });
}
