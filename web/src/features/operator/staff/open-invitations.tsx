import { type Invitation, listStaff, withdrawInvitation } from '@sesame/contract/operator-staff.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { roleWords } from '../../../shell/console/role.words.ts';
import { Button } from '../../../ui/button.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { Note } from '../../../ui/note.tsx';
import { staffWords } from './staff.words.ts';

/** Who was asked to come and has not yet. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useI18n();
  const say = useWords(staffWords);
  const sayRole = useWords(roleWords);
  const may = useMay();
  const withdraw = useOperatorMutation(withdrawInvitation, { touches: [listStaff] });
  if (invitations.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="type-title-3">{say('invitations')}</h2>
      {withdraw.isError ? (
        <Note role="alert" tone="danger">
          {errorText(t, withdraw.error)}
        </Note>
      ) : null}
      <RecordTable<Invitation>
        caption={say('invitations')}
        columns={[
          {
            key: 'name',
            header: say('name'),
            cell: ({ name, email }) => (
              <>
                <span className="font-medium">{name}</span>{' '}
                <span className="wrap-anywhere text-muted">{email}</span>
              </>
            ),
          },
          { key: 'role', header: say('role'), cell: ({ role }) => sayRole(role) },
          { key: 'by', header: say('invitedBy'), cell: ({ invited_by: by }) => by },
          {
            key: 'until',
            header: say('expires'),
            look: 'muted',
            cell: ({ expires_at: at }) => `${formatDate(at)} ${formatTime(at)}`,
          },
          ...(may('staff:write')
            ? [
                {
                  key: 'act',
                  header: say('actions'),
                  cell: ({ id }: Invitation) => (
                    <Button
                      disabled={withdraw.isPending}
                      onClick={() => withdraw.mutate({ params: { id } })}
                      size="sm"
                      variant="outline"
                    >
                      {say('withdraw')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
        rowKey={({ id }) => id}
        rows={invitations}
      />
    </section>
  );
}
