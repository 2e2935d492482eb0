import { listTeam, type TeamMember } from '@sesame/contract/console/team.ts';
import { INVITATION_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { Status } from '../../../ui/data/status.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay, useOperatorSession } from '../../api/use-operator.ts';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { roleMessages } from '../../ui/names/role.messages.ts';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { OwnAccount } from './own-account.tsx';
import { OwnRecoveryCodes } from './own-recovery-codes.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { teamMessages } from './team.messages.ts';
import { type TeamAction, TeamDialog } from './team-dialogs.tsx';

const INVITATION_DAYS = INVITATION_LIFETIME_S / 86_400;

/** Team members, invitations and the operator's own sessions. */
export function TeamScreen() {
  const t = useMessages(teamMessages);
  useDocumentTitle(t('title'));
  const may = useMay();
  const team = useConsoleQuery(listTeam, {});
  const [action, setAction] = useState<TeamAction>();
  const [invited, setInvited] = useState<{ link: string | null }>();
  return (
    <ConsolePage
      actions={
        may('team:write') ? (
          <Button icon={<Icon of={UserPlus} />} onClick={() => setAction({ kind: 'invite' })}>
            {t('invite')}
          </Button>
        ) : null
      }
      title={t('title')}
    >
      <div className="grid gap-6">
        {invited ? <Invited link={invited.link} /> : null}
        {team.data ? (
          <>
            <People onAction={setAction} people={team.data.members} />
            <OpenInvitations invitations={team.data.invitations} />
          </>
        ) : (
          <NoAnswerYet failed={t('failed')} loading={t('loading')} query={team} />
        )}
        <OwnAccount />
        <OwnRecoveryCodes />
        <OwnSessions />
      </div>
      {action ? (
        <TeamDialog
          action={action}
          onClose={() => setAction(undefined)}
          onInvited={(link) => {
            setAction(undefined);
            setInvited({ link });
          }}
        />
      ) : null}
    </ConsolePage>
  );
}

function Invited({ link }: { link: string | null }) {
  const t = useMessages(teamMessages);
  if (link === null) {
    return (
      <Note role="status" tone="success">
        {t('sent', { days: INVITATION_DAYS })}
      </Note>
    );
  }
  return (
    <Note role="status" tone="info">
      <p>{t('link', { days: INVITATION_DAYS })}</p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere">{link}</code>
        <CopyButton copiedLabel={t('copied')} label={t('copy')} text={link} />
      </p>
    </Note>
  );
}

function People({
  people,
  onAction,
}: {
  people: readonly TeamMember[];
  onAction: (action: TeamAction) => void;
}) {
  const t = useMessages(teamMessages);
  const tRole = useMessages(roleMessages);
  const may = useMay();
  const own = useOperatorSession().data?.operator.id;
  return (
    <RecordTable<TeamMember>
      caption={t('list')}
      columns={[
        {
          key: 'name',
          phone: 'title',
          header: t('name'),
          wrap: true,
          cell: ({ id, name, email, has_code: hasCode }) => (
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              <span className="wrap-anywhere font-medium">{name}</span>
              {id === own ? <Badge tone="accent">{t('you')}</Badge> : null}
              {hasCode ? null : <Badge tone="warning">{t('noCode')}</Badge>}
              <span className="wrap-anywhere font-normal text-muted max-md:hidden">{email}</span>
            </span>
          ),
        },
        {
          key: 'role',
          phone: 'under',
          header: t('role'),
          cell: ({ role, email }) => (
            <>
              {tRole(role)} <span className="text-muted md:hidden">{email}</span>
            </>
          ),
        },
        {
          key: 'state',
          phone: 'end',
          header: t('state'),
          cell: ({ disabled_at: disabledAt }) => (
            <Status kind={disabledAt ? 'expired' : 'active'}>
              {t(disabledAt ? 'disabled' : 'active')}
            </Status>
          ),
        },
        {
          key: 'seen',
          phone: 'underEnd',
          header: t('seen'),
          variant: 'muted',
          cell: ({ last_seen_at: at }) => (
            <span className="whitespace-nowrap">{at ? formatDateTime(at) : t('never')}</span>
          ),
        },
        ...(may('team:write')
          ? [
              {
                key: 'action',
                header: t('actions'),
                cell: (member: TeamMember) => <Actions member={member} onAction={onAction} />,
              },
            ]
          : []),
      ]}
      rowKey={({ id }) => id}
      rows={people}
    />
  );
}

function Actions({
  member,
  onAction,
}: {
  member: TeamMember;
  onAction: (action: TeamAction) => void;
}) {
  const t = useMessages(teamMessages);
  const works = member.disabled_at === null;
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end xl:flex-nowrap">
      <Button onClick={() => onAction({ kind: 'role', member })} size="sm" variant="outline">
        {t('changeRole')}
      </Button>
      {works ? (
        <Button onClick={() => onAction({ kind: 'renew', member })} size="sm" variant="outline">
          {t('renew')}
        </Button>
      ) : null}
      <Button onClick={() => onAction({ kind: 'disabled', member })} size="sm" variant="outline">
        {t(works ? 'disable' : 'enable')}
      </Button>
    </span>
  );
}
