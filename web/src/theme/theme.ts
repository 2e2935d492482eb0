/** Light, dark, or the device's setting. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Storage key of the choice, which belongs to the device, not the person. */
export const THEME_NAME = 'theme';

export function savedTheme(): Theme {
  const saved = localStorage.getItem(THEME_NAME);
  return THEMES.find((theme) => theme === saved) ?? 'system';
}

/** Applies a theme to the page, the style sheet and the browser's own UI. */
export function applyTheme(theme: Theme): void {
  const { documentElement: root } = document;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    const own = tag.dataset.themeColor;
    // The tag of the other theme gets a condition that never matches.
    tag.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : mediaOf(theme === own);
  }
}

function mediaOf(isShown: boolean): string {
  return isShown ? 'all' : 'not all';
}
