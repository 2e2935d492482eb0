import { Languages, LogOut } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { signOut } from '../../api/session/sign-out.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ThemeChoice } from '../../shell/theme-choice.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { MenuItem, MenuSelect, MenuSeparator } from '../../ui/overlay/menu-rows.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { AccountItems } from './account-items.tsx';
import { BrandButton } from './brand-button.tsx';
import { freeAccessItem, navItems } from './header-items.ts';
import { chooseLanguageByName, languageOptions } from './language-select.tsx';

/** On small screens the logo opens all items of the header and the account menu. Loaded by the click that opens it. */
export function MobileMenu() {
  const { t, language } = useI18n();
  const [path] = useLocation();
  return (
    <Menu
      align="start"
      initiallyOpen
      label={t('mobileMenu')}
      trigger={(props) => <BrandButton {...props} />}
      width={300}
    >
      {[...navItems, freeAccessItem].map(({ text, href, icon, isCurrent }) => (
        <MenuItem
          as={Link}
          current={isCurrent?.(path) ?? false}
          href={href}
          icon={<Icon of={icon} />}
          key={text}
        >
          {t(text)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <AccountItems />
      <MenuSeparator />
      <MenuSelect
        icon={<Icon of={Languages} />}
        label={t('language')}
        onChange={chooseLanguageByName}
        options={languageOptions}
        value={language}
      />
      <ThemeChoice />
      <MenuItem icon={<Icon of={LogOut} />} onSelect={() => void signOut()}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
