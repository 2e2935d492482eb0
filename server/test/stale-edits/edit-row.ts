import type * as texts from '@sesame/contract/console/texts.ts';
import type { ErrorCode } from '@sesame/contract/shared/errors.ts';
import type { InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import type * as z from 'zod/mini';
import type { Running } from './edited-records.ts';

/** A version and a time that no record ever had. */
const OTHER_VERSION = 99;
export const OTHER_MOMENT = '2026-01-01T00:00:00.000Z';

export interface Answer {
  readonly status: number;
  readonly refusal: { readonly code: ErrorCode; readonly [detail: string]: unknown } | undefined;
}

/**
 * Performs the write: without an argument based on a version that never existed, otherwise on the given current one.
 */
type Write = (current: unknown) => Promise<Answer>;

export interface Row {
  readonly route: RouteSpec;
  /** Creates the record that is to be changed. */
  readonly prepare: () => Promise<Write>;
}

type CurrentOf<R extends RouteSpec> = R extends { current: infer C extends z.ZodMiniType }
  ? z.output<C>
  : never;

export const versionOf = (current: { readonly version: number } | undefined) =>
  current?.version ?? OTHER_VERSION;

export const draftVersionOf = (current: texts.ConsoleText | undefined) =>
  current?.ru.draft?.version ?? OTHER_VERSION;

/** A row from its route, and how to create a record and the input that edits it. */
export function editRow(running: Running) {
  return function row<R extends RouteSpec>(
    route: R,
    prepare: () => Promise<(current: CurrentOf<R> | undefined) => InputOf<R>>,
  ): Row {
    return {
      route,
      prepare: async () => {
        const inputOf = await prepare();
        // The cast is safe: the value was parsed by the schema of the route, or is undefined.
        return (current) =>
          running().app.call(route, inputOf(current as CurrentOf<R>), running().owner);
      },
    };
  };
}
