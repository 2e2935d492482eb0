import {
  archiveAnnouncement,
  type ConsoleAnnouncement,
  listAnnouncements,
  readAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { announcementMessages } from './announcements.messages.ts';

type ArchiveButtonProps = {
  announcement: ConsoleAnnouncement;
  onArchived: (announcement: ConsoleAnnouncement) => void;
  onLoadLatest: () => Promise<void>;
};

/** Asks for confirmation: archiving cannot be undone. */
export function ArchiveButton({ announcement, onArchived, onLoadLatest }: ArchiveButtonProps) {
  const t = useMessages(announcementMessages);
  const [isOpen, setIsOpen] = useState(false);
  const archive = useConsoleMutation(archiveAnnouncement, {
    touches: [listAnnouncements, readAnnouncement],
  });
  const { id, version } = announcement;
  const loadLatest = async () => {
    await onLoadLatest();
    archive.reset();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)} variant="ghost">
        {t('archive')}
      </Button>
      {isOpen ? (
        <ActionDialog
          action={{ ...archive, loadLatest }}
          destructive
          lead={t('archiveLead')}
          onClose={() => setIsOpen(false)}
          onSubmit={() =>
            archive.mutate(
              { params: { id: String(id) }, body: { version } },
              {
                onSuccess: (archived) => {
                  setIsOpen(false);
                  onArchived(archived);
                },
              },
            )
          }
          submitLabel={t('archive')}
          title={t('archiveTitle')}
        />
      ) : null}
    </>
  );
}
