import '@sesame/contract/shared/without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followLanguageOfOtherTabs, loadDictionary } from '../../i18n/dictionary-store.ts';
import '../../styles/app.css';
import { followThemeOfOtherTabs } from '../../theme/use-theme.ts';
import { followBrandOfOtherTabs } from '../shell/show-brand.ts';
import { ConsoleApp } from './console-app.tsx';
import { receiveJoinToken } from './join-token.ts';
import { receiveOwnerTicket } from './owner-ticket.ts';

const element = document.getElementById('root');
if (!element) throw new Error('admin.html has no #root');

receiveJoinToken();
receiveOwnerTicket();
followLanguageOfOtherTabs();
followThemeOfOtherTabs();
followBrandOfOtherTabs();
void loadDictionary();
createRoot(element).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);
