import type { RouteSpec } from '@sesame/contract/route.ts';
import type { Handler, InlineHandler } from './call.ts';
import type { Api } from './create-server.ts';

/** Serves a contract route: limit, session, parsed input, one handler, one answer. */
export function bind<R extends RouteSpec>(_api: Api, _route: R, _handler: Handler<R>): void {}

/** Like `bind`, for hot `user` routes whose handler checks the session in its own statement. */
export function bindInline<R extends RouteSpec & { auth: 'user' }>(
  _api: Api,
  _route: R,
  _handler: InlineHandler<R>,
): void {}
