import { getUser } from '@sesame/contract/shop/session.ts';
import { removeImage, uploadImage } from '@sesame/contract/shop/users.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/client/api-error.ts';
import { call } from '../../api/client/call.ts';
import { updateAnswer } from '../../api/client/route-query.ts';
import { upload } from '../../api/client/upload.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { checkPicture, pictureRefusals } from './profile.rules.ts';
import { usePassingMessage } from './use-passing-message.ts';

/** An upload in progress: its preview and the sent share. */
type Sending = { preview: string; share: number };

/** The avatar changes at once, without Save. */
export function useAvatar() {
  const { t } = useI18n();
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [removing, setRemoving] = useState(false);
  const { message, succeed, fail, clear } = usePassingMessage();

  const keep = (imageUrl: string | null) => {
    updateAnswer(client, getUser, {}, (user) => ({ ...user, image_url: imageUrl }));
    succeed(t('profileSaved'));
  };

  const send = async (file: File) => {
    clear();
    const refusal = checkPicture(file);
    if (refusal) return fail(t(refusal));
    const preview = URL.createObjectURL(file);
    setSending({ preview, share: 0 });
    try {
      const { filepath } = await upload(uploadImage, file, (share) =>
        setSending({ preview, share }),
      );
      keep(filepath);
    } catch (error) {
      fail(failureText(error));
    }
    setSending(null);
    URL.revokeObjectURL(preview);
  };

  const remove = async () => {
    clear();
    setRemoving(true);
    try {
      await call(removeImage, {});
      keep(null);
    } catch (error) {
      fail(errorText(t, error));
    }
    setRemoving(false);
  };

  /** Rate limiting and a busy server have their own messages; everything else is text 106 or the picture's error. */
  const failureText = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('imageFailed');
    const refusal = pictureRefusals[error.code];
    if (refusal) return t(refusal);
    const isTimeout = error.status === 429 || error.status === 503;
    return isTimeout ? errorText(t, error) : t('imageFailed');
  };

  return { sending, removing, message, send, remove };
}
