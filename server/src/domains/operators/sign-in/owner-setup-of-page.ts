import type { getOwnerSetup } from '@sesame/contract/console/operators.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readOwnerSetup } from './start-owner-setup.ts';

/** What sign-in shows, for the page. That the shop has an owner is remembered, because it cannot lose the last one. */
export function ownerSetupOfPage(
  platform: Pick<Platform, 'db' | 'config'>,
): () => Promise<AnswerOf<typeof getOwnerSetup>> {
  let known: AnswerOf<typeof getOwnerSetup> | undefined;
  return async () => {
    if (known) return known;
    const setup = await readOwnerSetup(platform);
    if (!setup.needs_owner) known = setup;
    return setup;
  };
}
