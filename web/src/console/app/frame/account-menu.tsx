import { operatorLogout } from '@sesame/contract/console/operators.ts';
import { LANGUAGES } from '@sesame/contract/shared/limits.ts';
import { BellRing, Ellipsis, Languages, LogOut, Store } from 'lucide-react';
import { logQuietly } from '../../../api/client/log.ts';
import { changeLanguage } from '../../../i18n/dictionary-store.ts';
import { languageNames } from '../../../i18n/language.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { ThemeChoice } from '../../../shell/theme-choice.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { MenuItem, MenuSelect, MenuSeparator } from '../../../ui/overlay/menu-rows.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { consoleCall } from '../../api/console-call.ts';
import { dropOperatorToken, readOperatorToken } from '../../api/operator-token.ts';
import type { OperatorSession } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { mayLeave } from '../../ui/forms/unsaved-changes.ts';
import { roleMessages } from '../../ui/names/role.messages.ts';
import { consoleMessages } from '../console.messages.ts';

/** The signed-in operator: at the bottom of the navigation, or in the header of a phone as the picture alone. */
export function AccountMenu({
  session: { operator },
  isCompact = false,
}: {
  session: OperatorSession;
  isCompact?: boolean;
}) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(consoleMessages);
  const tRole = useMessages(roleMessages);
  return (
    <Menu
      align={isCompact ? 'end' : 'start'}
      label={t('account')}
      trigger={(props) =>
        isCompact ? (
          <button
            {...props}
            aria-label={`${operator.name}, ${t('account')}`}
            className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-fill"
            type="button"
          >
            <Avatar name={operator.name} size={32} />
          </button>
        ) : (
          <button
            {...props}
            className="mt-3 flex w-full items-center gap-3 rounded-md p-2 text-left hover:bg-fill"
            type="button"
          >
            <Avatar name={operator.name} size={32} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-[.8125rem]" title={operator.name}>
                {operator.name}
              </span>
              <span className="block text-[.75rem] text-muted">{tRole(operator.role)}</span>
            </span>
            <span className="sr-only">, {t('account')}</span>
            <Icon className="text-muted" of={Ellipsis} size={16} />
          </button>
        )
      }
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
        {t('notifications')}
      </MenuItem>
      <MenuItem href={paths.subscriptions()} icon={<Icon of={Store} />}>
        {t('toShop')}
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
    await consoleCall(operatorLogout, {});
  } catch (error) {
    logQuietly('The session of the console was not ended', error);
  }
  dropOperatorToken(token);
}
