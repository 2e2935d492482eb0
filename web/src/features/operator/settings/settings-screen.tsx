import { readSettings } from '@sesame/contract/operator-settings.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { ReferralRulesPanel } from './referral-rules-panel.tsx';
import { settingsWords } from './settings.words.ts';
import { SettingsForm } from './settings-form.tsx';

/** Where buyers find help, and the rules of the business. */
export function SettingsScreen() {
  const say = useWords(settingsWords);
  useDocumentTitle(say('title'));
  const may = useMay();
  const settings = useOperatorQuery(readSettings, {});
  return (
    <ConsolePage title={say('title')}>
      {settings.data ? (
        <SettingsForm opened={settings.data} reread={async () => (await settings.refetch()).data} />
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={settings} />
      )}
      {may('referrals:read') ? (
        <div className="mt-8">
          <ReferralRulesPanel />
        </div>
      ) : null}
    </ConsolePage>
  );
}
