import type { AnswerOf } from '@sesame/contract/route.ts';
import type { getSupportConfig as getSupportConfigRoute } from '@sesame/contract/support.ts';
import type { Platform } from '../../platform/platform.ts';
import { supportUrlOf } from '../../platform/shop/shop-settings.ts';
import { listSoldOrigins } from '../catalogue/index.ts';

/** Where the help chat is, if the shop has one, and the services that a question may be about. */
export async function getSupportConfig({
  config,
  db,
}: Pick<Platform, 'config' | 'db'>): Promise<AnswerOf<typeof getSupportConfigRoute>> {
  const origins = await listSoldOrigins(db);
  return {
    help_url: supportUrlOf(config.shop()) ?? '',
    origins: origins.map(({ id, title }) => ({ id, title })),
  };
}
