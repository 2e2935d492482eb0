import * as templates from '@sesame/contract/console/mail-templates.ts';
import * as contract from '@sesame/contract/console/texts.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import type { MailExample } from '../../platform/mail/mail-example.ts';
import { dropDraft, publish, publishSeveral, rollBack, saveDraft } from './change-text.ts';
import { countTexts, listHistory, listTexts, readText } from './list-texts.ts';
import { listMailTemplates, readMailTemplate } from './mail-templates.ts';
import { sendTestMail, sendTestMessage } from './send-test.ts';

/** @param examples one of each mail that the domains send */
export function textConsoleRoutes(api: Api, examples: readonly MailExample[]): void {
  const { platform } = api;
  bindList(api, contract.listTexts, (_call, reading) => listTexts(reading));
  bind(api, contract.countTexts, () => countTexts(platform));
  bind(api, contract.readText, (call) => readText(platform.db, call.params.key));
  bindList(api, contract.listTextPublications, ({ params }, reading) =>
    listHistory(reading, params.key),
  );
  bind(api, contract.saveTextDraft, ({ params, body, by }) =>
    saveDraft(platform, params.key, body, by),
  );
  bind(api, contract.discardTextDraft, ({ params, body, by }) =>
    dropDraft(platform, params.key, body, by),
  );
  bind(api, contract.publishText, ({ params, body, by }) =>
    publish(platform, params.key, body, by),
  );
  bind(api, contract.publishTexts, ({ body, by }) => publishSeveral(platform, body.drafts, by));
  bind(api, contract.rollBackText, ({ params, body, by }) =>
    rollBack(platform, params.key, body, by),
  );
  bind(api, contract.sendTestMessage, ({ params, body, by }) =>
    sendTestMessage(platform, { ...params, ...body }, by),
  );

  bind(api, templates.listMailTemplates, () => listMailTemplates(platform, examples));
  bind(api, templates.readMailTemplate, (call) =>
    readMailTemplate(platform, examples, call.params.name),
  );
  bind(api, templates.sendTestMail, ({ params, body, by }) =>
    sendTestMail(platform, examples, { ...params, ...body }, by),
  );
}
