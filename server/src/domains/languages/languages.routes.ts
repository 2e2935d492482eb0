import { getDictionary } from '@sesame/contract/languages.ts';
import { LANGUAGES } from '@sesame/contract/limits.ts';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import { Precomputed } from '../../platform/http/answers.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';

export function languageRoutes(api: Api): void {
  const answers = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      new Precomputed(JSON.stringify(dictionaryOf(language))),
    ]),
  );
  bind(api, getDictionary, (call) => {
    const answer = answers[call.body.language];
    if (answer === undefined) throw new Error(`no dictionary for ${call.body.language}`);
    return answer;
  });
}
