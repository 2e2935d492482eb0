import { ANNOUNCEMENT_IMAGE_MAX_BYTES } from '@sesame/contract/limits.ts';
import * as contract from '@sesame/contract/operator-announcements.ts';
import { bind } from '../../platform/http/bind.ts';
import { bindOnce } from '../../platform/http/bind-once.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { archiveAnnouncement, editAnnouncement, endAnnouncement } from './change-announcement.ts';
import { createAnnouncement } from './create-announcement.ts';
import { exportAnnouncements, listAnnouncements, readAnnouncement } from './list-announcements.ts';
import { previewAnnouncement } from './preview-announcement.ts';
import { uploadAnnouncementImage } from './upload-announcement-image.ts';

export function announcementOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listAnnouncements, (call) => listAnnouncements(platform, call.query));
  bind(api, contract.exportAnnouncements, (call) => exportAnnouncements(platform, call.query));
  bind(api, contract.readAnnouncement, (call) => readAnnouncement(platform, call.params.id));
  bind(api, contract.previewAnnouncement, (call) => previewAnnouncement(call.body));
  bindOnce(api, contract.createAnnouncement, ({ body, operator, ip }, once) =>
    once((inCall) => createAnnouncement(inCall, body, { operator, request: { ip } })),
  );
  bind(api, contract.editAnnouncement, (call) => {
    const { version, ...draft } = call.body;
    const seen = { id: call.params.id, version };
    return editAnnouncement(platform, seen, draft, { operator: call.operator, request: call });
  });
  bind(api, contract.endAnnouncement, (call) =>
    endAnnouncement(
      platform,
      { id: call.params.id, version: call.body.version },
      { operator: call.operator, request: call },
    ),
  );
  bind(api, contract.archiveAnnouncement, (call) =>
    archiveAnnouncement(
      platform,
      { id: call.params.id, version: call.body.version },
      { operator: call.operator, request: call },
    ),
  );
  bind(api, contract.uploadAnnouncementImage, async (call) => {
    const { bytes } = await call.readUpload({
      maxBytes: ANNOUNCEMENT_IMAGE_MAX_BYTES,
      tooLarge: 'image_too_large',
    });
    const by = { operator: call.operator, request: call };
    return { image: await uploadAnnouncementImage(platform, bytes, by) };
  });
}
