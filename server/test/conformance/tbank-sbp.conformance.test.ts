import { chargingCases } from './charging.cases.ts';
import { confirmingCases } from './confirming.cases.ts';
import { conformAs } from './conform.ts';
import { providersUnderTest } from './providers-under-test.ts';
import { renewalLimitCases } from './renewal-limits.cases.ts';
import { renewalWebhookCases } from './renewal-webhooks.cases.ts';
import { renewingCases } from './renewing.cases.ts';
import { savingCases } from './saving.cases.ts';
import { tbankSbpSaving } from './tbank-sbp-saving.ts';

const sbp = { ...providersUnderTest.tbank, option: 'sbp', saving: tbankSbpSaving };

conformAs('tbank-sbp', sbp, [
  ...savingCases,
  ...chargingCases,
  ...renewingCases,
  ...confirmingCases,
  ...renewalWebhookCases,
  ...renewalLimitCases,
]);
