import '@sesame/contract/shared/without-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  dictionary,
  followLanguageOfOtherTabs,
  loadDictionary,
} from '../../i18n/dictionary-store.ts';
import '../../i18n/renew-texts.ts';
import '../../styles/app.css';
import { followThemeOfOtherTabs } from '../../theme/use-theme.ts';
import { followBrandOfOtherTabs } from '../ui/brand/show-brand.ts';
import { ConsoleApp, preloadFirstScreen } from './console-app.tsx';
import { receiveJoinToken } from './sign-in/join-token.ts';
import { receiveOwnerTicket } from './sign-in/owner-ticket.ts';
import { receiveSetupTicket } from './sign-in/setup-ticket.ts';

const element = document.getElementById('root');
if (!element) throw new Error('admin.html has no #root');

receiveJoinToken();
receiveOwnerTicket();
receiveSetupTicket();
followLanguageOfOtherTabs();
followThemeOfOtherTabs();
followBrandOfOtherTabs();
const loading = loadDictionary();
const code = preloadFirstScreen();
const hasTexts = () => dictionary.get().phase === 'ready';
const page = (
  <StrictMode>
    <ConsoleApp />
  </StrictMode>
);
const draw = () => {
  // The server sends sign-in already drawn. The first-paint script removes `data-drawn` where it is not shown.
  const { dataset } = document.documentElement;
  const isDrawn = dataset.drawn !== undefined && hasTexts();
  delete dataset.drawn;
  // A transition hydrates in small steps, so that a slow phone can react to input in between.
  if (isDrawn) startTransition(() => void hydrateRoot(element, page));
  else createRoot(element).render(page);
};
// The page keeps what it shows until the screen can replace it: React would keep showing its logo mark for 0.3 s longer.
// Evaluating the code and drawing with it are separate tasks.
void Promise.all([hasTexts() ? undefined : loading, code]).then(() => setTimeout(draw));
