import type { Titled } from '@sesame/contract/shared/local-text.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { mailUser } from '../../users/index.ts';
import { stopTokenOf } from '../link-tokens/link-token.ts';
import { renewalTurnedOnMail } from '../mails/renewal-turned-on.mail.ts';

/** Mails the buyer what they agreed to, with the link that stops it. */
export async function mailAgreement(
  tx: Executor,
  platform: Notifying,
  agreed: {
    readonly id: string;
    readonly userId: string;
    readonly text: string;
    readonly product: Titled;
  },
): Promise<void> {
  await mailUser(tx, platform, {
    key: `renewal-on:${agreed.id}`,
    userId: agreed.userId,
    mail: (shop, language) =>
      renewalTurnedOnMail(shop, language, {
        product: agreed.product,
        text: agreed.text,
        stopPath: `/stop-renewal#${stopTokenOf(platform, agreed.id)}`,
      }),
  });
}
