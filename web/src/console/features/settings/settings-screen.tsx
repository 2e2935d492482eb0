import { readSettings } from '@sesame/contract/console/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { ReferralRulesPanel } from './referral-rules-panel.tsx';
import { settingsMessages } from './settings.messages.ts';
import { SettingsForm } from './settings-form.tsx';

/** Contacts, limits and referral rules of the shop. */
export function SettingsScreen() {
  const t = useMessages(settingsMessages);
  useDocumentTitle(t('title'));
  const may = useMay();
  const settings = useConsoleQuery(readSettings, {});
  return (
    <ConsolePage title={t('title')}>
      {settings.data ? (
        <SettingsForm opened={settings.data} reread={async () => (await settings.refetch()).data} />
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={settings} />
      )}
      {may('referrals:read') ? (
        <div className="mt-8">
          <ReferralRulesPanel />
        </div>
      ) : null}
    </ConsolePage>
  );
}
