import { type Attachment, downloadAttachment } from '@sesame/contract/shop/support.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { fetchFile } from '../../../api/client/call.ts';
import { saveFile } from '../../../api/client/save-file.ts';
import { formatFileSize } from '../../../i18n/format-file-size.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';

export function MessageAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul className="grid max-w-full gap-1.5">
      {attachments.map((attachment) => (
        <li className="min-w-0" key={attachment.id}>
          <AttachmentButton attachment={attachment} />
        </li>
      ))}
    </ul>
  );
}

/** Only the owner may read files, so a plain link does not work: they are fetched with the token and then saved. */
function AttachmentButton({ attachment: { id, name, size_bytes } }: { attachment: Attachment }) {
  const { t, language } = useI18n();
  const download = useMutation({
    mutationFn: () => fetchFile(downloadAttachment, { params: { id } }),
    onSuccess: (file) => saveFile(name, file),
  });
  return (
    <>
      <Button
        className="min-w-0"
        icon={<Icon of={Download} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
        variant="outline"
      >
        <span className="min-w-0 truncate leading-5" title={name}>
          {name}
        </span>
        <span className="type-tabular shrink-0 font-normal text-muted">
          {formatFileSize(language, size_bytes)}
        </span>
      </Button>
      {download.isError ? (
        <p className="mt-1 text-[.8125rem] text-danger-text leading-[18px]" role="alert">
          {t('attachmentFailed')}
        </p>
      ) : null}
    </>
  );
}
