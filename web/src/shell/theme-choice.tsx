import { SunMoon } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.ts';
import { THEMES } from '../theme/theme.ts';
import { themeIcons, themeTexts } from '../theme/theme-options.ts';
import { chooseTheme, useTheme } from '../theme/use-theme.ts';
import { MenuChoice } from '../ui/overlay/menu-rows.tsx';
import { Icon } from '../ui/primitives/icon.tsx';

/** The menu row for choosing light, dark or the device's theme. */
export function ThemeChoice() {
  const { t } = useI18n();
  return (
    <MenuChoice
      icon={<Icon of={SunMoon} />}
      label={t('theme')}
      onChange={chooseTheme}
      options={THEMES.map((theme) => ({
        value: theme,
        label: t(themeTexts[theme]),
        icon: <Icon of={themeIcons[theme]} size={16} />,
      }))}
      value={useTheme()}
    />
  );
}
