import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { getSupportConfig as getSupportConfigRoute } from '@sesame/contract/shop/support.ts';
import type { Platform } from '../../platform/platform.ts';
import { supportUrlOf } from '../../platform/shop/shop-settings.ts';
import { listSoldServices } from '../catalogue/index.ts';

/** The address of the help chat, empty if there is none, and the services a question may be about. */
export async function getSupportConfig({
  config,
  db,
}: Pick<Platform, 'config' | 'db'>): Promise<AnswerOf<typeof getSupportConfigRoute>> {
  const origins = await listSoldServices(db);
  return {
    help_url: supportUrlOf(config.shop()) ?? '',
    origins: origins.map(({ id, title, title_ru }) => ({ id, title, title_ru })),
  };
}
