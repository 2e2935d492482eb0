import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { publishedTexts } from './published-texts.ts';

export function languageRoutes(api: Api): void {
  const texts = publishedTexts(api.platform);
  bind(api, getDictionary, async (call) => (await texts.current())[call.body.language]);
}
