import type { WrittenContent } from '@sesame/contract/shared/states.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { readOneItem } from '../inventory/read-items.ts';
import { type Credential, isAllowedCredential } from './credentials.rules.ts';

/** The credential that an operator typed in, as in an import; refuses what cannot be given to a buyer. */
export function readTyped({
  content,
  secret,
}: {
  readonly content: WrittenContent;
  readonly secret: string;
}): Credential {
  const given = readOneItem(content, secret);
  if (given === undefined || !isAllowedCredential(given)) refuse('item_invalid');
  return given;
}
