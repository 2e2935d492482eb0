import { closeAnnouncement, getAnnouncement } from '@sesame/contract/announcements.ts';
import { cleanHtml } from '../../platform/clean-html.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { refuse } from '../../platform/http/errors.ts';
import { findAnnouncementOfSession, insertClosing } from './announcements.store.ts';

export function announcementRoutes(api: Api): void {
  const { platform } = api;
  bindInline(api, getAnnouncement, async (call) => {
    const shown = await findAnnouncementOfSession(
      platform.pool,
      call.tokenHash,
      platform.clock.now(),
    );
    if (!shown) return shown;
    return {
      ...shown,
      description: cleanHtml(shown.description),
      description_ru: cleanHtml(shown.description_ru),
    };
  });
  bind(api, closeAnnouncement, async (call) => {
    const known = await insertClosing(platform.db, {
      announcementId: call.body.id,
      userId: call.session.userId,
      at: platform.clock.now(),
    });
    if (!known) refuse('not_found');
    return {};
  });
}
