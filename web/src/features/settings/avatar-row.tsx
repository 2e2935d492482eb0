import type { User } from '@sesame/contract/shop/session.ts';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SettingRow } from '../../ui/forms/setting-row.tsx';
import { Avatar } from '../../ui/primitives/avatar.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx';
import { MessageLine } from './message-line.tsx';
import { useAvatar } from './use-avatar.ts';

export function AvatarRow({ user }: { user: User }) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const { sending, removing, message, send, remove } = useAvatar();
  return (
    <SettingRow hint={t('avatarHint')} label={t('avatar')}>
      <div className="flex items-center gap-5">
        <Avatar name={user.username} size={72} src={sending?.preview ?? user.image_url} />
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Icon of={Upload} />}
            loading={sending !== null}
            onClick={() => input.current?.click()}
            variant="outline"
          >
            {t('avatarUpload')}
          </Button>
          {user.image_url && !sending ? (
            <Button loading={removing} onClick={() => void remove()} variant="ghost">
              {t('avatarRemove')}
            </Button>
          ) : null}
        </div>
        <input
          accept="image/png,image/jpeg"
          aria-label={t('avatar')}
          className="hidden"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Allows choosing the same file again after a failure.
            event.target.value = '';
            if (file) void send(file);
          }}
          ref={input}
          type="file"
        />
      </div>
      {sending ? (
        <ProgressBar className="mt-4" label={t('avatarUploading')} share={sending.share} />
      ) : null}
      <MessageLine className="mt-3" message={message} />
    </SettingRow>
  );
}
