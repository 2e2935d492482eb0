import { readAnnouncement } from '@sesame/contract/operator-announcements.ts';
import { useLocation } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { announcementWords } from './announcements.words.ts';

/** One announcement, or a new one. */
export function AnnouncementScreen() {
  const say = useWords(announcementWords);
  const [path] = useLocation();
  const id = path.split('/').at(-1) ?? '';
  const title = say(id === 'new' ? 'create' : 'edit');
  useDocumentTitle(title);
  return (
    <ConsolePage
      back={<BackLink href={operatorPaths.announcements()}>{say('back')}</BackLink>}
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
  const say = useWords(announcementWords);
  const announcement = useOperatorQuery(readAnnouncement, { params: { id } });
  return announcement.data ? (
    <AnnouncementEditor
      announcement={announcement.data}
      reread={async () => (await announcement.refetch()).data}
    />
  ) : (
    <NoAnswerYet failed={say('failed')} loading={say('loading')} query={announcement} />
  );
}
