import { useI18n } from '../i18n/use-i18n.ts';
import { THEMES } from '../theme/theme.ts';
import { themeIcons, themeTexts } from '../theme/theme-options.ts';
import { chooseTheme, useTheme } from '../theme/use-theme.ts';
import { Icon } from '../ui/primitives/icon.tsx';

export function ThemeSwitch() {
  const { t } = useI18n();
  const current = useTheme();
  return (
    <fieldset aria-label={t('theme')} className="flex gap-1">
      {THEMES.map((theme) => (
        <button
          aria-label={t(themeTexts[theme])}
          aria-pressed={theme === current}
          className="relative grid size-7 place-items-center rounded-sm border border-transparent after:absolute after:-inset-x-0.5 after:-inset-y-2 hover:text-text aria-pressed:bg-fill aria-pressed:text-text pointer-coarse:size-11 forced-colors:aria-pressed:border-[CanvasText]"
          key={theme}
          onClick={() => chooseTheme(theme)}
          title={t(themeTexts[theme])}
          type="button"
        >
          <Icon of={themeIcons[theme]} size={16} />
        </button>
      ))}
    </fieldset>
  );
}
