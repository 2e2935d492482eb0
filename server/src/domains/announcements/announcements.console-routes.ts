import * as contract from '@sesame/contract/console/announcements.ts';
import { ANNOUNCEMENT_IMAGE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { archiveAnnouncement, editAnnouncement, endAnnouncement } from './change-announcement.ts';
import { createAnnouncement } from './create-announcement.ts';
import { uploadAnnouncementImage } from './images/upload-announcement-image.ts';
import { listAnnouncements, readAnnouncement } from './list-announcements.ts';
import { previewAnnouncement } from './preview-announcement.ts';

export function announcementConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listAnnouncements, (_call, reading) => listAnnouncements(reading));
  bind(api, contract.readAnnouncement, (call) => readAnnouncement(platform, call.params.id));
  bind(api, contract.previewAnnouncement, (call) => previewAnnouncement(call.body));
  bindIdempotent(api, contract.createAnnouncement, ({ body, by }, once) =>
    once((inCall) => createAnnouncement(inCall, body, by)),
  );
  bind(api, contract.editAnnouncement, (call) => {
    const { version, ...draft } = call.body;
    const seen = { id: call.params.id, version };
    return editAnnouncement(platform, seen, draft, call.by);
  });
  bind(api, contract.endAnnouncement, (call) =>
    endAnnouncement(platform, { id: call.params.id, version: call.body.version }, call.by),
  );
  bind(api, contract.archiveAnnouncement, (call) =>
    archiveAnnouncement(platform, { id: call.params.id, version: call.body.version }, call.by),
  );
  bind(api, contract.uploadAnnouncementImage, async (call) => {
    const { bytes } = await call.readUpload({
      maxBytes: ANNOUNCEMENT_IMAGE_MAX_BYTES,
      tooLarge: 'image_too_large',
    });
    return { image: await uploadAnnouncementImage(platform, bytes, call.by) };
  });
}
