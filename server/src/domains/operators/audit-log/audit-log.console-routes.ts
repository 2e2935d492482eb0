import * as contract from '@sesame/contract/console/audit-log.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { listAuditEvents, listAuditFilters, readAuditEvent } from './list-audit-events.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

export function auditLogRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listAuditEvents, (_call, reading) => listAuditEvents(reading));
  bind(api, contract.readAuditEvent, (call) => readAuditEvent(platform, call.params.id));
  bind(api, contract.listAuditFilters, () => listAuditFilters(platform));
  bind(api, contract.verifyAuditLog, () => verifyAuditLog(platform));
}
