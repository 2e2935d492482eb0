import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadFirstScreen } from './app/routing/preload-screens.ts';
import { receiveVisit } from './app/routing/receive-visit.ts';
import { dictionary, followLanguageOfOtherTabs, loadDictionary } from './i18n/dictionary-store.ts';
import './i18n/renew-texts.ts';
import './styles/app.css';
import { followThemeOfOtherTabs } from './theme/use-theme.ts';
import { registerSheetProperties } from './ui/overlay/sheet-properties.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

registerSheetProperties();
receiveVisit();
followLanguageOfOtherTabs();
followThemeOfOtherTabs();
const loading = loadDictionary();
const code = preloadFirstScreen();
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);
const draw = () => {
  // The server sends screens such as sign-in already drawn. The first-paint script removes `data-drawn` when this visitor sees
  // another screen, which is then rendered from the start.
  const { dataset } = document.documentElement;
  const isDrawn = dataset.drawn !== undefined;
  delete dataset.drawn;
  if (isDrawn) hydrateRoot(element, page);
  // A transition renders in small steps, so that a slow phone can react to input in between.
  else startTransition(() => createRoot(element).render(page));
};
// The page keeps its current content until the screen can replace it. Stored texts do not wait for newer ones.
const hasDictionary = dictionary.get().phase === 'ready';
// Evaluating the code and drawing with it are separate tasks, so that a slow phone can react to input in between.
void Promise.all([hasDictionary ? undefined : loading, code]).then(() => setTimeout(draw));
