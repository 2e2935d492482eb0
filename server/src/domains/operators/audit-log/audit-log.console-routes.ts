import * as contract from '@sesame/contract/console/audit-log.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import {
  exportAuditEvents,
  listAuditEvents,
  listAuditFilters,
  readAuditEvent,
} from './list-audit-events.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

export function auditLogRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listAuditEvents, (call) => listAuditEvents(platform, call.query));
  bind(api, contract.readAuditEvent, (call) => readAuditEvent(platform, call.params.id));
  bind(api, contract.listAuditFilters, () => listAuditFilters(platform));
  bind(api, contract.verifyAuditLog, () => verifyAuditLog(platform));
  bind(api, contract.exportAuditEvents, (call) => exportAuditEvents(platform, call.query));
}
