import { storeOf, useStore } from '../store.ts';
import { applyTheme, savedTheme, THEME_NAME, type Theme } from './theme.ts';

const chosenTheme = storeOf(savedTheme);

/** The chosen theme; re-renders when it changes, here or in another tab. */
export function useTheme(): Theme {
  return useStore(chosenTheme);
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(THEME_NAME);
  else localStorage.setItem(THEME_NAME, theme);
  follow();
}

/** Follows a theme change in another tab. */
export function followThemeOfOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_NAME || key === null) follow();
  });
}

function follow(): void {
  applyTheme(savedTheme());
  chosenTheme.changed();
}
