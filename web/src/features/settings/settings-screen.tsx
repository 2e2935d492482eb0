import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { LargeTitleTabs } from '../../ui/data/large-title-tabs.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SettingsSkeleton } from './settings-states.tsx';

// The less used tab, loaded lazily.
const SecurityTab = lazyScreen(() =>
  import('./security/security-tab.tsx').then((module) => module.SecurityTab),
).Component;

const SavedMethods = lazyScreen(() =>
  import('./saved-methods/saved-methods-screen.tsx').then((module) => module.SavedMethodsScreen),
).Component;

const Calendar = lazyScreen(() =>
  import('./calendar/calendar-screen.tsx').then((module) => module.CalendarScreen),
).Component;

/**
 * The account: profile and security as two tabs; saved payment methods and the calendar at separate addresses.
 */
export function SettingsScreen() {
  const [path] = useLocation();
  const isSaved = path.startsWith(paths.savedMethods());
  if (!isSaved && !path.startsWith(paths.calendar())) return <AccountTabs path={path} />;
  return (
    <Suspense fallback={<SettingsSkeleton />}>{isSaved ? <SavedMethods /> : <Calendar />}</Suspense>
  );
}

function AccountTabs({ path }: { path: string }) {
  const { t } = useI18n();
  const security = path.startsWith(paths.settingsSecurity());
  const title = t(security ? 'tabSecurity' : 'tabProfile');
  useDocumentTitle(title);
  return (
    <div className="mx-auto max-w-[920px]">
      <h1 className="sr-only" tabIndex={-1}>
        {title}
      </h1>
      <LargeTitleTabs
        as={Link}
        label={t('menuSettings')}
        tabs={[
          { href: paths.settingsProfile(), label: t('tabProfile'), current: !security },
          { href: paths.settingsSecurity(), label: t('tabSecurity'), current: security },
        ]}
      />
      <div className="mt-7 max-md:mt-4">
        <Suspense fallback={<SettingsSkeleton />}>
          {security ? <SecurityTab /> : <ProfileTab />}
        </Suspense>
      </div>
    </div>
  );
}
