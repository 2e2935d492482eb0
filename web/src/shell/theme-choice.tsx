import { SunMoon } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.ts';
import { THEMES } from '../theme/theme.ts';
import { themeIcons, themeTexts } from '../theme/theme-faces.ts';
import { chooseTheme, useTheme } from '../theme/use-theme.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuChoice } from '../ui/menu-rows.tsx';

/** The row of the menus that chooses light, dark or the device's own. */
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
