import * as contract from '@sesame/contract/shop/saved-methods.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { chooseDefaultMethod } from './choose-default-method.ts';
import { listSavedMethods } from './list-saved-methods.ts';
import { removeSavedMethod } from './remove-saved-method.ts';

export function savedMethodRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listSavedMethods, ({ session }) => listSavedMethods(platform, session.userId));
  bind(api, contract.chooseDefaultMethod, ({ session, params }) =>
    chooseDefaultMethod(platform, { userId: session.userId, id: params.id }),
  );
  bind(api, contract.removeSavedMethod, ({ session, params }) =>
    removeSavedMethod(platform, { userId: session.userId, id: params.id }),
  );
}
