import { type Invitation, listTeam, withdrawInvitation } from '@sesame/contract/console/team.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { roleMessages } from '../../ui/names/role.messages.ts';
import { teamMessages } from './team.messages.ts';

export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t: tShop } = useI18n();
  const t = useMessages(teamMessages);
  const tRole = useMessages(roleMessages);
  const may = useMay();
  const withdraw = useConsoleMutation(withdrawInvitation, { touches: [listTeam] });
  if (invitations.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="type-title-3">{t('invitations')}</h2>
      {withdraw.isError ? (
        <Note role="alert" tone="danger">
          {errorText(tShop, withdraw.error)}
        </Note>
      ) : null}
      <RecordTable<Invitation>
        caption={t('invitations')}
        columns={[
          {
            key: 'name',
            phone: 'title',
            header: t('name'),
            wrap: true,
            cell: ({ name, email }) => (
              <>
                <span className="font-medium">{name}</span>{' '}
                <span className="wrap-anywhere text-muted">{email}</span>
              </>
            ),
          },
          { key: 'role', phone: 'under', header: t('role'), cell: ({ role }) => tRole(role) },
          { key: 'by', header: t('invitedBy'), wrap: true, cell: ({ invited_by: by }) => by },
          {
            key: 'until',
            phone: 'underEnd',
            header: t('expires'),
            variant: 'muted',
            cell: ({ expires_at: at }) => formatDateTime(at),
          },
          ...(may('team:write')
            ? [
                {
                  key: 'action',
                  header: t('actions'),
                  cell: ({ id }: Invitation) => (
                    <Button
                      disabled={withdraw.isPending}
                      onClick={() => withdraw.mutate({ params: { id } })}
                      size="sm"
                      variant="outline"
                    >
                      {t('withdraw')}
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
