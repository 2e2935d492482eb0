import * as z from 'zod/mini';
import { languageField } from '../shared/fields.ts';
import { consoleRoutes } from './routes.ts';
import { consoleTextField } from './texts.ts';

const nameField = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));
const ofOne = z.strictObject({ name: nameField });

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

/** Every email of the shop, rendered with example values, to preview it and to send it as a test. */
const routes = consoleRoutes({ tag: 'Texts', read: 'texts:read', write: 'texts:write' });

export const listMailTemplates = routes.get('listMailTemplates', '/mail-templates', {
  summary: 'All email templates',
  answer: z.array(mailTemplateField),
});

const renderedField = z.strictObject({
  subject: z.string(),
  text: z.string(),
  /** Address of the mail's HTML for a frame, valid for some minutes. */
  frame: z.string(),
});

export const readMailTemplate = routes.get('readMailTemplate', '/mail-templates/:name', {
  summary: 'One email rendered with drafts in place of published texts, and its texts',
  params: ofOne,
  answer: z.strictObject({
    name: nameField,
    /** In the order of the mail. */
    texts: z.array(consoleTextField),
    en: renderedField,
    ru: renderedField,
  }),
});

export const sendTestMail = routes.post('sendTestMail', '/mail-templates/:name/test', {
  summary: 'Send a test email, with drafts in place of published texts, to your own address',
  params: ofOne,
  body: z.strictObject({ language: languageField }),
  answer: z.strictObject({ to: z.string() }),
  errors: ['mail_off'],
});
