import { readSettings } from '@sesame/contract/console/settings.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { ConnectionsPanel } from './connections/connections-panel.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { settingsMessages } from './settings.messages.ts';
import { SettingsForm } from './settings-form.tsx';

/** Contacts and limits of the shop; the referral rules, which are saved separately, have their own page. */
export function SettingsScreen() {
  const t = useMessages(settingsMessages);
  useDocumentTitle(t('title'));
  const may = useMay();
  const settings = useConsoleQuery(readSettings, {});
  return (
    <ConsolePage
      actions={
        may('referrals:read') ? (
          <LinkButton as={Link} href={consolePaths.referralRules()} variant="outline">
            {t('groupReferrals')}
          </LinkButton>
        ) : null
      }
      title={t('title')}
    >
      <ConnectionsPanel />
      <OpeningPanel />
      {settings.data ? (
        <SettingsForm opened={settings.data} reread={async () => (await settings.refetch()).data} />
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={settings} />
      )}
    </ConsolePage>
  );
}
