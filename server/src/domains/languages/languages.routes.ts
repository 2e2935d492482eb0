import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { PublishedTexts } from './published-texts.ts';

export function languageRoutes(api: Api): void {
  const texts = new PublishedTexts(api.platform);
  bind(api, getDictionary, (call) => texts.dictionary(call.body.language));
}
