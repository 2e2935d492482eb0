import { readSettings } from '@sesame/contract/operator-settings.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { RecordTableSkeleton } from '../../../ui/console/record-table.tsx';
import { ErrorState } from '../../../ui/state-view.tsx';
import { ReferralRulesPanel } from './referral-rules-panel.tsx';
import { settingsWords } from './settings.words.ts';
import { SettingsForm } from './settings-form.tsx';

/** Where buyers find help, and the rules of the business. */
export function SettingsScreen() {
  const { t } = useI18n();
  const say = useWords(settingsWords);
  useDocumentTitle(say('title'));
  const may = useMay();
  const { data, error, refetch } = useOperatorQuery(readSettings, {});
  return (
    <ConsolePage title={say('title')}>
      {data ? (
        <SettingsForm opened={data} reread={async () => (await refetch()).data} />
      ) : error ? (
        <ErrorState
          actions={<Button onClick={() => void refetch()}>{say('retry')}</Button>}
          text={errorText(t, error)}
          title={say('failed')}
        />
      ) : (
        <RecordTableSkeleton label={say('loading')} />
      )}
      {may('referrals:read') ? (
        <div className="mt-8">
          <ReferralRulesPanel />
        </div>
      ) : null}
    </ConsolePage>
  );
}
