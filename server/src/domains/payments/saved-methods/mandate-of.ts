import type { MandateVersion } from '@sesame/contract/shared/mandate-versions.ts';
import { mandates } from '@sesame/contract/shared/mandates.ts';
import type { MandateText } from './saved-methods.store.ts';

/** The text of a mandate in the language in which the buyer read it; undefined when nothing is to be saved. */
export function mandateOf(
  version: MandateVersion | undefined,
  language: MandateText['language'],
): MandateText | undefined {
  return version && { version, language, text: mandates[version][language] };
}
