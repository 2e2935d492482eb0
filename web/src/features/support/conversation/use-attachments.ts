import { MESSAGE_ATTACHMENTS_MAX } from '@sesame/contract/shared/limits.ts';
import { type Attachment, uploadAttachment } from '@sesame/contract/shop/support.ts';
import { useEffect, useState } from 'react';
import { randomId } from '../../../api/client/random-id.ts';
import { upload } from '../../../api/client/upload.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { fileProblem } from '../ticket.rules.ts';
import { saveDraft, savedDraft } from './saved-draft.ts';

/** A file of the message being written. */
export type ChosenFile = { key: string; name: string; size: number } & (
  | { phase: 'uploading'; share: number }
  | { phase: 'ready'; attachment: Attachment }
  | { phase: 'failed'; problem: string }
);

/** Files are uploaded as soon as they are chosen; the message refers to them. */
export function useAttachments(place: string) {
  const { t } = useI18n();
  const [files, setFiles] = useState<readonly ChosenFile[]>(() =>
    savedDraft(place).attachments.map(chosenOf),
  );
  const [tooMany, setTooMany] = useState(false);
  const ready = readyOf(files);

  useEffect(() => saveDraft(place, { attachments: readyOf(files) }), [place, files]);

  const send = async (key: string, file: File) => {
    const change = (next: ChosenFile) =>
      setFiles((known) => known.map((one) => (one.key === key ? next : one)));
    const { name, size } = file;
    try {
      const attachment = await upload(uploadAttachment, file, (share) =>
        change({ key, name, size, phase: 'uploading', share }),
      );
      change({ ...chosenOf(attachment), key });
    } catch (error) {
      change({ key, name, size, phase: 'failed', problem: errorText(t, error) });
    }
  };

  const add = (given: readonly File[]) => {
    const room = MESSAGE_ATTACHMENTS_MAX - files.length;
    setTooMany(given.length > room);
    const chosen = given.slice(0, room).map((file) => ({ key: randomId(), file }));
    setFiles((known) => [
      ...known,
      ...chosen.map(({ key, file: { name, size, type } }): ChosenFile => {
        const problem = fileProblem({ name, size, type });
        return problem
          ? { key, name, size, phase: 'failed', problem: t(problem) }
          : { key, name, size, phase: 'uploading', share: 0 };
      }),
    ]);
    for (const { key, file } of chosen) if (!fileProblem(file)) void send(key, file);
  };

  return {
    files,
    ready,
    tooMany,
    isFull: files.length >= MESSAGE_ATTACHMENTS_MAX,
    isUploading: files.some(({ phase }) => phase === 'uploading'),
    add,
    remove: (key: string) => {
      setTooMany(false);
      setFiles((known) => known.filter((one) => one.key !== key));
    },
    clear: () => {
      setTooMany(false);
      setFiles([]);
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

function chosenOf(attachment: Attachment): ChosenFile {
  const { id, name, size_bytes } = attachment;
  return { key: id, name, size: size_bytes, phase: 'ready', attachment };
}

function readyOf(files: readonly ChosenFile[]): Attachment[] {
  return files.flatMap((file) => (file.phase === 'ready' ? [file.attachment] : []));
}
