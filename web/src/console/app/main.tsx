import '@sesame/contract/shared/without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followLanguageOfOtherTabs, loadDictionary } from '../../i18n/dictionary-store.ts';
import '../../i18n/renew-texts.ts';
import '../../styles/app.css';
import { followThemeOfOtherTabs } from '../../theme/use-theme.ts';
import { followBrandOfOtherTabs } from '../ui/brand/show-brand.ts';
import { ConsoleApp } from './console-app.tsx';
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
void loadDictionary();
createRoot(element).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);
