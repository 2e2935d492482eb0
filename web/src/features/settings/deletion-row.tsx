import { requestDeletion } from '@sesame/contract/account.ts';
import type { User } from '@sesame/contract/users.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useUser } from '../../api/queries.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useCancelDeletion } from '../../api/use-cancel-deletion.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { Confirmation } from './confirmation.tsx';
import { MessageLine } from './message-line.tsx';
import { usePassingMessage } from './use-passing-message.ts';

/** Asking for the deletion and, while there is time, taking it back. */
export function DeletionRow() {
  const { t } = useI18n();
  const client = useQueryClient();
  const deletionAt = useUser().data?.deletion_at;
  const [asking, setAsking] = useState(false);
  const { message, succeed, fail } = usePassingMessage();
  const keep = useCancelDeletion();

  const remove = async (password: string) => {
    const answer = await call(requestDeletion, { body: { password } });
    client.setQueryData<User>(queryKeys.user, (user) => user && { ...user, ...answer });
    void client.invalidateQueries({ queryKey: queryKeys.security });
    void client.invalidateQueries({ queryKey: queryKeys.sessions });
    setAsking(false);
  };
  const undo = () =>
    keep.mutate(undefined, {
      onSuccess: () => succeed(t('deletionUndone')),
      onError: (error) => fail(errorText(t, error)),
    });

  return (
    <SettingRow hint={t('deletionHint')} label={t('deletionTitle')}>
      {deletionAt ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="font-medium text-danger-text" role="status">
            {t('deletionPending', { date: formatDate(deletionAt) })}
          </p>
          <Button loading={keep.isPending} onClick={undo}>
            {t('deletionUndo')}
          </Button>
        </div>
      ) : (
        <Button className="text-danger-text!" onClick={() => setAsking(true)} variant="outline">
          {t('deletionAsk')}
        </Button>
      )}
      <MessageLine className="mt-3" message={message} />
      <Confirmation
        confirmLabel={t('deletionConfirm')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={({ password }) => remove(password)}
        open={asking}
        text={t('deletionText')}
        title={t('deletionTitle')}
      />
    </SettingRow>
  );
}
