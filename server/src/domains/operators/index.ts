export { auditedSettings } from './audit-log/audited-settings.ts';
export { type Actor, recordAuditEvent } from './audit-log/record-audit-event.ts';
export { recordExportsWith } from './audit-log/record-export.ts';
export {
  findChat as findOperatorChat,
  lockOperatorOfChat,
  setChatBlocked as setOperatorChatBlocked,
} from './chat/chats.store.ts';
export { connectChat as connectOperatorChat } from './chat/connect-chat.ts';
export { disconnectChat as disconnectOperatorChat } from './chat/disconnect-chat.ts';
export { FROM_TELEGRAM } from './chat/from-telegram.ts';
export { startChatLink as startOperatorChatLink } from './chat/start-chat-link.ts';
export { operatorMailExamples } from './mails/examples.ts';
export { operatorRoutes } from './operators.console-routes.ts';
export { operatorJobs } from './operators.jobs.ts';
export { changeOperatorLanguage, findOperator, type OperatorRow } from './operators.store.ts';
export { authenticateOperatorsWith, noteChangesWith } from './sign-in/authenticate-operator.ts';
export { createOwnerLink } from './sign-in/create-owner-link.ts';
export { createSetupLink } from './sign-in/create-setup-link.ts';
export { demoOwnerSignIn } from './sign-in/demo-sign-in.ts';
export { ownerSetupOfPage } from './sign-in/owner-setup-of-page.ts';
export { createOwner } from './team/create-owner.ts';
export { mailOwners } from './team/mail-owners.ts';
export {
  type NewOperator,
  sealedFor as operatorCodeContext,
  upsertOperator,
} from './team/upsert-operator.ts';
