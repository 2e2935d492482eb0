import { uploadReplyAttachment } from '@sesame/contract/console/tickets.ts';
import { MESSAGE_ATTACHMENTS_MAX } from '@sesame/contract/shared/limits.ts';
import { Paperclip, X } from 'lucide-react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { ticketFilesMessages } from './ticket-files.messages.ts';

/** Files that were uploaded for a message. */
export type TicketFiles = readonly { id: string; name: string }[];

/** Uploads files for a message, one after the other. */
export function useTicketFiles(files: TicketFiles, onChange: (files: TicketFiles) => void) {
  const attach = useConsoleUpload(uploadReplyAttachment);
  return {
    hasRoom: files.length < MESSAGE_ATTACHMENTS_MAX,
    isUploading: attach.isPending,
    error: attach.error,
    upload: (file: File) =>
      attach.mutate({ file }, { onSuccess: ({ id, name }) => onChange([...files, { id, name }]) }),
  };
}

export function AttachButton({ onAttach }: { onAttach: (file: File) => void }) {
  const t = useMessages(ticketFilesMessages);
  return (
    <label className="relative grid size-(--control) cursor-pointer place-items-center rounded-md text-muted hover:bg-fill hover:text-text has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring pointer-coarse:size-11">
      <Icon of={Paperclip} />
      <input
        accept="image/png,image/jpeg,application/pdf"
        aria-label={t('attach')}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onAttach(file);
        }}
        type="file"
      />
    </label>
  );
}

type AttachedFilesProps = { files: TicketFiles; onChange: (files: TicketFiles) => void };

export function AttachedFiles({ files, onChange }: AttachedFilesProps) {
  const t = useMessages(ticketFilesMessages);
  return (
    <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
      {files.map(({ id, name }) => (
        <li className="flex max-w-full items-center gap-1 rounded-md bg-fill pl-3" key={id}>
          <span className="truncate text-[.8125rem]" title={name}>
            {name}
          </span>
          <Button
            aria-label={t('removeFile', { name })}
            onClick={() => onChange(files.filter((file) => file.id !== id))}
            size="icon-sm"
            variant="ghost"
          >
            <Icon of={X} size={16} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
