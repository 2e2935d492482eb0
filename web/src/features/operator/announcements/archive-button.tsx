import {
  archiveAnnouncement,
  listAnnouncements,
  type OperatorAnnouncement,
  readAnnouncement,
} from '@sesame/contract/operator-announcements.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { announcementWords } from './announcements.words.ts';

type ArchiveButtonProps = {
  announcement: OperatorAnnouncement;
  onArchived: (announcement: OperatorAnnouncement) => void;
  onLoadTheirs: () => Promise<void>;
};

/** Asks first: there is no way back. */
export function ArchiveButton({ announcement, onArchived, onLoadTheirs }: ArchiveButtonProps) {
  const say = useWords(announcementWords);
  const [asked, setAsked] = useState(false);
  const archive = useOperatorMutation(archiveAnnouncement, {
    touches: [listAnnouncements, readAnnouncement],
  });
  const { id, version } = announcement;
  const loadTheirs = async () => {
    await onLoadTheirs();
    archive.reset();
  };
  return (
    <>
      <Button onClick={() => setAsked(true)} variant="ghost">
        {say('archive')}
      </Button>
      {asked ? (
        <ActDialog
          act={{ ...archive, loadTheirs }}
          destructive
          lead={say('archiveLead')}
          onClose={() => setAsked(false)}
          onSubmit={() =>
            archive.mutate(
              { params: { id: String(id) }, body: { version } },
              {
                onSuccess: (archived) => {
                  setAsked(false);
                  onArchived(archived);
                },
              },
            )
          }
          submitLabel={say('archive')}
          title={say('archiveTitle')}
        />
      ) : null}
    </>
  );
}
