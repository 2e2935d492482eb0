import * as contract from '@sesame/contract/operator-texts.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { dropDraft, publish, rollBack, saveDraft } from './change-text.ts';
import { listTexts, readText } from './list-texts.ts';

export function textOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listTexts, (call) => listTexts(platform, call.query));
  bind(api, contract.readText, (call) => readText(platform, call.params.number));
  bind(api, contract.saveTextDraft, ({ params, body, operator, ip }) =>
    saveDraft(platform, params.number, body, { operator, request: { ip } }),
  );
  bind(api, contract.dropTextDraft, ({ params, body, operator, ip }) =>
    dropDraft(platform, params.number, body, { operator, request: { ip } }),
  );
  bind(api, contract.publishText, ({ params, body, operator, ip }) =>
    publish(platform, params.number, body, { operator, request: { ip } }),
  );
  bind(api, contract.rollBackText, ({ params, body, operator, ip }) =>
    rollBack(platform, params.number, body, { operator, request: { ip } }),
  );
}
