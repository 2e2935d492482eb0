import * as contract from '@sesame/contract/shop/announcements.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { closeAnnouncement } from './close-announcement.ts';
import { getAnnouncement } from './get-announcement.ts';

export function announcementRoutes(api: Api): void {
  const { platform } = api;
  bindInline(api, contract.getAnnouncement, (call) => getAnnouncement(platform, call.tokenHash));
  bind(api, contract.closeAnnouncement, (call) =>
    closeAnnouncement(platform, call.session.userId, call.body.id),
  );
}
