import { signOutOperator } from '@sesame/contract/console/operators.ts';
import { LANGUAGES } from '@sesame/contract/shared/limits.ts';
import { BellRing, Languages, LogOut, Store } from 'lucide-react';
import { logQuietly } from '../../../api/client/log.ts';
import { changeLanguage } from '../../../i18n/dictionary-store.ts';
import { languageNames } from '../../../i18n/language.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { ThemeChoice } from '../../../shell/theme-choice.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { MenuItem, MenuSelect, MenuSeparator } from '../../../ui/overlay/menu-rows.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { consoleCall } from '../../api/console-call.ts';
import { dropOperatorToken, readOperatorToken } from '../../api/operator-token.ts';
import { consolePaths } from '../../paths.ts';
import { mayLeave } from '../../ui/forms/unsaved-changes.ts';
import { consoleMessages } from '../console.messages.ts';
import { AccountButton, type AccountProps } from './account-button.tsx';

/** Loaded by the click that opens it, or soon after the first view. */
export function AccountMenu({ session, isCompact = false }: AccountProps) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(consoleMessages);
  return (
    <Menu
      initiallyOpen
      align={isCompact ? 'end' : 'start'}
      label={t('account')}
      trigger={(props) => <AccountButton {...props} isCompact={isCompact} session={session} />}
    >
      <ThemeChoice />
      <MenuSelect
        icon={<Icon of={Languages} />}
        label={tShop('language')}
        onChange={(value) => {
          const chosen = LANGUAGES.find((known) => known === value);
          if (chosen) void changeLanguage(chosen);
        }}
        options={LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
      />
      <MenuSeparator />
      <MenuItem href={consolePaths.notifications()} icon={<Icon of={BellRing} />}>
        {t('myNotifications')}
      </MenuItem>
      <MenuItem href={paths.subscriptions()} icon={<Icon of={Store} />}>
        {t('visitShop')}
      </MenuItem>
      <MenuItem icon={<Icon of={LogOut} />} onSelect={() => void leave()}>
        {t('leave')}
      </MenuItem>
    </Menu>
  );
}

/**
 * Ends the session on the server; if that fails, the token is still dropped here. With unsaved changes, asks
 * first.
 */
async function leave(): Promise<void> {
  if (!(await mayLeave())) return;
  const token = readOperatorToken();
  try {
    await consoleCall(signOutOperator, {});
  } catch (error) {
    logQuietly('The session of the console was not ended', error);
  }
  dropOperatorToken(token);
}
