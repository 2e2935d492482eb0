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
void loadDictionary();
followLanguageOfOtherTabs();
followThemeOfOtherTabs();
preloadFirstScreen();
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
