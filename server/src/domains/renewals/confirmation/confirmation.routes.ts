import * as contract from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { openConfirmLinkOf } from './open-confirm-link.ts';
import { openOwnConfirmation } from './open-own-confirmation.ts';
import { readConfirmLinkOf } from './read-confirm-link.ts';

export function renewalConfirmationRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.openRenewalConfirmation, ({ session: { userId }, params }) =>
    openOwnConfirmation(platform, { id: params.id, userId }),
  );
  bind(api, contract.readConfirmLink, ({ body }) => readConfirmLinkOf(platform, body.token));
  bind(api, contract.openConfirmLink, ({ body }) => openConfirmLinkOf(platform, body.token));
}
