import '@sesame/contract/shared/without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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
// The page keeps its logo mark until the screen can replace it: React would keep showing it for 0.3 s longer.
const hasDictionary = dictionary.get().phase === 'ready';
void Promise.all([hasDictionary ? undefined : loading, code]).then(() =>
  createRoot(element).render(
    <StrictMode>
      <ConsoleApp />
    </StrictMode>,
  ),
);
