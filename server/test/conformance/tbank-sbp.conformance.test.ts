import { chargingCases } from './cases/charging.cases.ts';
import { confirmingCases } from './cases/confirming.cases.ts';
import { renewalLimitCases } from './cases/renewal-limits.cases.ts';
import { renewalWebhookCases } from './cases/renewal-webhooks.cases.ts';
import { renewingCases } from './cases/renewing.cases.ts';
import { savingCases } from './cases/saving.cases.ts';
import { conformAs } from './conform.ts';
import { providersUnderTest } from './providers-under-test.ts';
import { tbankSbpSaving } from './saving/tbank-sbp-saving.ts';

const sbp = { ...providersUnderTest.tbank, option: 'sbp', saving: tbankSbpSaving };

conformAs('tbank-sbp', sbp, [
  ...savingCases,
  ...chargingCases,
  ...renewingCases,
  ...confirmingCases,
  ...renewalWebhookCases,
  ...renewalLimitCases,
]);
