import { LogOut } from 'lucide-react';
import { useUser } from '../../api/queries.ts';
import { signOut } from '../../api/session/sign-out.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ThemeChoice } from '../../shell/theme-choice.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { MenuHeader, MenuItem, MenuSeparator } from '../../ui/overlay/menu-rows.tsx';
import { Avatar } from '../../ui/primitives/avatar.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { AccountButton } from './account-button.tsx';
import { AccountItems } from './account-items.tsx';

/** Loaded by the click that opens it. */
export function AccountMenu() {
  const { t } = useI18n();
  const { data: user } = useUser();
  const name = user?.username ?? '';
  return (
    <Menu
      initiallyOpen
      label={t('accountMenu')}
      trigger={(props) => <AccountButton {...props} />}
      width={272}
    >
      <MenuHeader
        media={<Avatar name={name} size={36} src={user?.image_url ?? null} />}
        text={user?.email}
        title={name}
      />
      <MenuSeparator />
      <AccountItems />
      <MenuSeparator />
      <ThemeChoice />
      <MenuItem icon={<Icon of={LogOut} />} onSelect={() => void signOut()}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
