import { readAnnouncement } from '@sesame/contract/console/announcements.ts';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { announcementMessages } from './announcements.messages.ts';

export function AnnouncementScreen() {
  const t = useMessages(announcementMessages);
  const [path] = useLocation();
  const id = path.split('/').at(-1) ?? '';
  const title = t(id === 'new' ? 'create' : 'edit');
  useDocumentTitle(title);
  return (
    <ConsolePage
      back={<BackLink href={consolePaths.announcements()}>{t('back')}</BackLink>}
      title={title}
    >
      {id === 'new' ? (
        <AnnouncementEditor announcement={null} reread={null} />
      ) : (
        <Existing id={id} key={id} />
      )}
    </ConsolePage>
  );
}

function Existing({ id }: { id: string }) {
  const t = useMessages(announcementMessages);
  const announcement = useConsoleQuery(readAnnouncement, { params: { id } });
  return announcement.data ? (
    <AnnouncementEditor
      announcement={announcement.data}
      reread={async () => (await announcement.refetch()).data}
    />
  ) : (
    <NoAnswerYet failed={t('failed')} loading={t('loading')} query={announcement} />
  );
}
