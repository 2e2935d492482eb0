import { listMailTemplates, readMailTemplate } from '@sesame/contract/operator-mail-templates.ts';
import {
  countTexts,
  listTextPublications,
  listTexts,
  readText,
} from '@sesame/contract/operator-texts.ts';

/** What a change of a text makes old. */
export const touchedByText = [
  readText,
  listTexts,
  listTextPublications,
  countTexts,
  readMailTemplate,
  listMailTemplates,
];
