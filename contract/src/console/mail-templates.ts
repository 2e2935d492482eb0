import * as z from 'zod/mini';
import { languageField } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { consoleTextField } from './texts.ts';

/** Every mail of the shop, rendered with example values: previewed, sent as a test, its texts edited as texts. */
const BASE = '/api-admin/api/v1/mail-templates';

const nameField = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));
const ofOne = z.strictObject({ name: nameField });

const shared = { tag: 'Texts', auth: 'operator' } as const;

export const mailTemplateField = z.strictObject({
  name: nameField,
  /** The current subject. */
  en: z.string(),
  ru: z.string(),
  /** Whether any of its texts is overridden. */
  changed: z.boolean(),
  draft: z.boolean(),
});
export type MailTemplate = z.output<typeof mailTemplateField>;

export const listMailTemplates = defineRoute({
  ...shared,
  id: 'listMailTemplates',
  method: 'GET',
  path: BASE,
  summary: 'All mail templates',
  permission: 'texts:read',
  limit: 'operatorRead',
  answer: z.array(mailTemplateField),
});

const renderedField = z.strictObject({
  subject: z.string(),
  text: z.string(),
  /** Address of the mail's HTML for a frame, valid for some minutes. */
  frame: z.string(),
});

export const readMailTemplate = defineRoute({
  ...shared,
  id: 'readMailTemplate',
  method: 'GET',
  path: `${BASE}/:name`,
  summary: 'One mail rendered with drafts in place of published texts, and its texts',
  permission: 'texts:read',
  limit: 'operatorRead',
  params: ofOne,
  answer: z.strictObject({
    name: nameField,
    /** In the order of the mail. */
    texts: z.array(consoleTextField),
    en: renderedField,
    ru: renderedField,
  }),
});

export const sendTestMail = defineRoute({
  ...shared,
  id: 'sendTestMail',
  method: 'POST',
  path: `${BASE}/:name/test`,
  summary: 'Send a test mail, with drafts in place of published texts, to your own address',
  permission: 'texts:write',
  limit: 'operatorWrite',
  params: ofOne,
  body: z.strictObject({ language: languageField }),
  answer: z.strictObject({ to: z.string() }),
  errors: ['mail_off'],
});
