import { LANGUAGES } from '@sesame/contract/limits.ts';
import { operatorLogout } from '@sesame/contract/operators.ts';
import { Ellipsis, Languages, LogOut, Store } from 'lucide-react';
import { logQuietly } from '../api/log.ts';
import { operatorCall } from '../api/operator/operator-call.ts';
import { dropOperatorToken, readOperatorToken } from '../api/operator/operator-token.ts';
import type { OperatorSession } from '../api/operator/use-operator.ts';
import { changeLanguage } from '../i18n/dictionary-store.ts';
import { languageNames } from '../i18n/language.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { useWords } from '../i18n/words.ts';
import { paths } from '../paths.ts';
import { roleWords } from '../shell/console/role.words.ts';
import { ThemeChoice } from '../shell/theme-choice.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { MenuItem, MenuSelect, MenuSeparator } from '../ui/menu-rows.tsx';
import { consoleWords } from './console.words.ts';

/** Who is signed in, at the foot of the navigation. */
export function AccountRow({ session: { operator } }: { session: OperatorSession }) {
  const { t, language } = useI18n();
  const say = useWords(consoleWords);
  const sayRole = useWords(roleWords);
  return (
    <Menu
      align="start"
      label={say('account')}
      trigger={(props) => (
        <button
          {...props}
          className="mt-3 flex w-full items-center gap-3 rounded-md p-2 text-left hover:bg-fill"
          type="button"
        >
          <Avatar name={operator.name} size={32} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-[.8125rem]">{operator.name}</span>
            <span className="block text-[.75rem] text-muted">{sayRole(operator.role)}</span>
          </span>
          <span className="sr-only">, {say('account')}</span>
          <Icon className="text-muted" of={Ellipsis} size={16} />
        </button>
      )}
    >
      <ThemeChoice />
      <MenuSelect
        icon={<Icon of={Languages} />}
        label={t('language')}
        onChange={(value) => {
          const wanted = LANGUAGES.find((known) => known === value);
          if (wanted) void changeLanguage(wanted);
        }}
        options={LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
      />
      <MenuSeparator />
      <MenuItem href={paths.subscriptions()} icon={<Icon of={Store} />}>
        {say('toShop')}
      </MenuItem>
      <MenuItem icon={<Icon of={LogOut} />} onSelect={() => void leave()}>
        {say('leave')}
      </MenuItem>
    </Menu>
  );
}

/** Ends the session on the server too; without one it is at least forgotten here. */
async function leave(): Promise<void> {
  const token = readOperatorToken();
  try {
    await operatorCall(operatorLogout, {});
  } catch (error) {
    logQuietly('The session of the console was not ended', error);
  }
  dropOperatorToken(token);
}
