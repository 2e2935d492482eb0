import { getSecurity, listSessions, requestDeletion } from '@sesame/contract/shop/account.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client/call.ts';
import { invalidateRoutes, updateAnswer } from '../../api/client/route-query.ts';
import { useUser } from '../../api/queries.ts';
import { useCancelDeletion } from '../../api/session/use-cancel-deletion.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SettingRow } from '../../ui/forms/setting-row.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { MessageLine } from './message-line.tsx';
import { Confirmation } from './security/confirmation.tsx';
import { usePassingMessage } from './use-passing-message.ts';

/** Requests the deletion and, until it happens, can cancel it. */
export function DeletionRow() {
  const { t } = useI18n();
  const client = useQueryClient();
  const deletionAt = useUser().data?.deletion_at;
  const [isOpen, setIsOpen] = useState(false);
  const { message, succeed, fail } = usePassingMessage();
  const keep = useCancelDeletion();

  const remove = async (password: string) => {
    const answer = await call(requestDeletion, { body: { password } });
    updateAnswer(client, getUser, {}, (user) => ({ ...user, ...answer }));
    void invalidateRoutes(client, [getSecurity, listSessions]);
    setIsOpen(false);
  };
  const undo = () =>
    keep.mutate(
      {},
      {
        onSuccess: () => succeed(t('deletionUndone')),
        onError: (error) => fail(errorText(t, error)),
      },
    );

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
        <Button className="text-danger-text!" onClick={() => setIsOpen(true)} variant="outline">
          {t('deletionRequest')}
        </Button>
      )}
      <MessageLine className="mt-3" message={message} />
      <Confirmation
        confirmLabel={t('deletionConfirm')}
        danger
        onClose={() => setIsOpen(false)}
        onConfirm={({ password }) => remove(password)}
        open={isOpen}
        text={t('deletionText')}
        title={t('deletionTitle')}
      />
    </SettingRow>
  );
}
