import { listMailTemplates, readMailTemplate } from '@sesame/contract/console/mail-templates.ts';
import {
  countTexts,
  listTextPublications,
  listTexts,
  readText,
} from '@sesame/contract/console/texts.ts';

/** Routes whose data changes with a text. */
export const touchedByText = [
  readText,
  listTexts,
  listTextPublications,
  countTexts,
  readMailTemplate,
  listMailTemplates,
];
