import '@sesame/contract/without-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadFirstScreen } from './app/preload-screens.ts';
import { receiveVisit } from './app/receive-visit.ts';
import {
  dictionaryState,
  followLanguageOfOtherTabs,
  loadDictionary,
} from './i18n/dictionary-store.ts';
import './styles/app.css';
import { followThemeOfOtherTabs } from './theme/use-theme.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

receiveVisit();
followLanguageOfOtherTabs();
followThemeOfOtherTabs();
const words = loadDictionary();
const code = preloadFirstScreen();
const draw = () =>
  // In small steps: a slow phone can answer a finger between them.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
// What the page shows already stays until the screen can take its place. Kept words need no waiting for newer ones.
const hasWords = dictionaryState().phase === 'ready';
void Promise.all([hasWords ? undefined : words, code]).then(draw);
