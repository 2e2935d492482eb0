import {
  archiveAnnouncement,
  listAnnouncements,
  type OperatorAnnouncement,
  readAnnouncement,
} from '@sesame/contract/operator-announcements.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { announcementWords } from './announcements.words.ts';

type ArchiveButtonProps = {
  announcement: OperatorAnnouncement;
  onArchived: (announcement: OperatorAnnouncement) => void;
};

/** Asks first: there is no way back. */
export function ArchiveButton({ announcement, onArchived }: ArchiveButtonProps) {
  const { t } = useI18n();
  const say = useWords(announcementWords);
  const [asked, setAsked] = useState(false);
  const archive = useOperatorMutation(archiveAnnouncement, {
    touches: [listAnnouncements, readAnnouncement],
  });
  const { id, version } = announcement;
  return (
    <>
      <Button onClick={() => setAsked(true)} variant="ghost">
        {say('archive')}
      </Button>
      {asked ? (
        <FormDialog
          busy={archive.isPending}
          cancelLabel={say('cancel')}
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
          problem={archive.isError ? errorText(t, archive.error) : null}
          submitLabel={say('archive')}
          title={say('archiveTitle')}
        />
      ) : null}
    </>
  );
}
