import * as z from 'zod/mini';
import { languageField } from './fields.ts';
import { operatorTextField } from './operator-texts.ts';
import { defineRoute } from './route.ts';

/** Every mail of the shop as it arrives, with invented values: looked at and sent for a trial, its words edited as texts. */
const BASE = '/api-admin/api/v1/mail-templates';

const nameField = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));
const ofOne = z.strictObject({ name: nameField });

const shared = { tag: 'Texts', auth: 'operator' } as const;

export const mailTemplateField = z.strictObject({
  name: nameField,
  /** The subject as it is sent now. */
  en: z.string(),
  ru: z.string(),
  /** Whether some of its words are the operator's own. */
  changed: z.boolean(),
  draft: z.boolean(),
});
export type MailTemplate = z.output<typeof mailTemplateField>;

export const listMailTemplates = defineRoute({
  ...shared,
  id: 'listMailTemplates',
  method: 'GET',
  path: BASE,
  summary: 'Every mail of the shop',
  permission: 'texts:read',
  limit: 'operatorRead',
  answer: z.array(mailTemplateField),
});

const renderedField = z.strictObject({
  subject: z.string(),
  text: z.string(),
  /** Where the mail stands as HTML for some minutes, for a frame. */
  frame: z.string(),
});

export const readMailTemplate = defineRoute({
  ...shared,
  id: 'readMailTemplate',
  method: 'GET',
  path: `${BASE}/:name`,
  summary: 'One mail as it arrives, drafts in place of what is published, and all its words',
  permission: 'texts:read',
  limit: 'operatorRead',
  params: ofOne,
  answer: z.strictObject({
    name: nameField,
    /** In the order in which they stand in the mail. */
    texts: z.array(operatorTextField),
    en: renderedField,
    ru: renderedField,
  }),
});

export const sendTestMail = defineRoute({
  ...shared,
  id: 'sendTestMail',
  method: 'POST',
  path: `${BASE}/:name/test`,
  summary: 'Send a mail, drafts in place of what is published, to your own address',
  permission: 'texts:write',
  limit: 'operatorWrite',
  params: ofOne,
  body: z.strictObject({ language: languageField }),
  answer: z.strictObject({ to: z.string() }),
  errors: ['mail_off'],
});
