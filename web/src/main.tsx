import '@sesame/contract/without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadFirstScreen } from './app/preload-screens.ts';
import { receiveVisit } from './app/receive-visit.ts';
import { followLanguageOfOtherTabs, loadDictionary } from './i18n/dictionary-store.ts';
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
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
// The words of sign-in that the page shows already stay until the screen can take their place.
if (document.documentElement.dataset.shell) void Promise.all([words, code]).then(draw);
else draw();
