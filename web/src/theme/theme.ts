/** Light, dark, or whatever the device says. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept: it belongs to the device, not to the person. */
export const THEME_NAME = 'theme';

export function savedTheme(): Theme {
  const saved = localStorage.getItem(THEME_NAME);
  return THEMES.find((theme) => theme === saved) ?? 'system';
}

/** Puts the page into a theme; the stylesheet and the browser's own frame around it follow. */
export function applyTheme(theme: Theme): void {
  const { documentElement: root } = document;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    const own = tag.dataset.themeColor;
    // The one of the other theme is switched off by a condition that never holds.
    tag.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : mediaOf(theme === own);
  }
}

function mediaOf(isShown: boolean): string {
  return isShown ? 'all' : 'not all';
}
