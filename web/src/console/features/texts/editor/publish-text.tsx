import type { Language } from '@sesame/contract/shared/limits.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx';
import { TextDifference } from '../text-difference.tsx';
import { textsMessages } from '../texts.messages.ts';

type PublishTextProps = {
  /** What is published, and what is shown until then. */
  after: string;
  before: string;
  language: Language;
  isPending: boolean;
  onPublish: () => void;
  onClose: () => void;
};

/** Asks for confirmation with the difference, because everyone sees the text at once. */
export function PublishText({ isPending, onPublish, onClose, ...change }: PublishTextProps) {
  const t = useMessages(textsMessages);
  return (
    <ActionDialog
      busy={isPending}
      lead={t('publishLead')}
      onClose={onClose}
      onSubmit={onPublish}
      submitLabel={t('publish')}
      title={t('publishText')}
    >
      <TextDifference {...change} />
    </ActionDialog>
  );
}
