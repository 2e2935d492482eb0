import * as contract from '@sesame/contract/shop/gifts.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import { ipPrefix } from '../../../platform/http/limits/ip-prefix.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { claimGift } from './claim-gift.ts';
import { limitGiftGuesses } from './limit-gift-guesses.ts';
import { listGifts } from './list-gifts.ts';
import { previewGift } from './preview-gift.ts';
import { readGift } from './read-gift.ts';
import { refundGift } from './refund-gift.ts';
import { sendGiftCard } from './send-gift-card.ts';

export function giftRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  const guesses = limitGiftGuesses(api.rateLimits);
  bind(api, contract.listGifts, ({ session, query }) =>
    listGifts(platform, gateways, { userId: session.userId, before: query.before }),
  );
  bind(api, contract.readGift, ({ session, params }) =>
    readGift(platform, gateways, { id: params.id, buyerId: session.userId }),
  );
  bind(api, contract.previewGift, ({ session, body, ip }) => {
    const { userId } = session;
    return guesses({ userId, network: ipPrefix(ip) }, () =>
      previewGift(platform, { userId, code: body.code }),
    );
  });
  bindIdempotent(api, contract.claimGift, ({ session, body, ip }, once) => {
    const { userId } = session;
    return guesses({ userId, network: ipPrefix(ip) }, () =>
      claimGift(once, { userId, code: body.code }),
    );
  });
  bind(api, contract.sendGiftCard, ({ session, params, body }) => {
    const { expected_left: expectedLeft, ...card } = body;
    return sendGiftCard(platform, {
      ...{ userId: session.userId, giftId: params.id, expectedLeft },
      ...card,
    });
  });
  bindIdempotent(api, contract.refundGift, ({ session, params, body }, once) =>
    refundGift(platform, gateways, once, {
      userId: session.userId,
      giftId: params.id,
      expectedAmount: body.expected_amount,
    }),
  );
}
