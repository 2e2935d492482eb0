import { listStaff, type Staff } from '@sesame/contract/operator-staff.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useMay, useOperatorSession } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { roleWords } from '../../../shell/console/role.words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Status } from '../../../ui/status.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { staffWords } from './staff.words.ts';
import { type StaffAct, StaffDialog } from './staff-dialogs.tsx';

/** Who runs the shop, who is invited, and where the operator is signed in. */
export function StaffScreen() {
  const say = useWords(staffWords);
  useDocumentTitle(say('title'));
  const may = useMay();
  const staff = useOperatorQuery(listStaff, {});
  const [act, setAct] = useState<StaffAct>();
  const [invited, setInvited] = useState<{ link: string | null }>();
  return (
    <ConsolePage
      actions={
        may('staff:write') ? (
          <Button icon={<Icon of={UserPlus} />} onClick={() => setAct({ kind: 'invite' })}>
            {say('invite')}
          </Button>
        ) : null
      }
      title={say('title')}
    >
      <div className="grid gap-6">
        {invited ? <Invited link={invited.link} /> : null}
        {staff.data ? (
          <>
            <People onAct={setAct} people={staff.data.staff} />
            <OpenInvitations invitations={staff.data.invitations} />
          </>
        ) : (
          <NoAnswerYet failed={say('failed')} loading={say('loading')} query={staff} />
        )}
        <OwnSessions />
      </div>
      {act ? (
        <StaffDialog
          act={act}
          onClose={() => setAct(undefined)}
          onInvited={(link) => {
            setAct(undefined);
            setInvited({ link });
          }}
        />
      ) : null}
    </ConsolePage>
  );
}

function Invited({ link }: { link: string | null }) {
  const say = useWords(staffWords);
  if (link === null) {
    return (
      <Note role="status" tone="success">
        {say('sent')}
      </Note>
    );
  }
  return (
    <Note role="status" tone="info">
      <p>{say('link')}</p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere">{link}</code>
        <CopyButton copiedLabel={say('copied')} label={say('copy')} text={link} />
      </p>
    </Note>
  );
}

function People({ people, onAct }: { people: readonly Staff[]; onAct: (act: StaffAct) => void }) {
  const say = useWords(staffWords);
  const sayRole = useWords(roleWords);
  const may = useMay();
  const own = useOperatorSession().data?.operator.id;
  return (
    <RecordTable<Staff>
      caption={say('list')}
      columns={[
        {
          key: 'name',
          header: say('name'),
          cell: ({ id, name, email, has_code: hasCode }) => (
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
              <span className="font-medium">{name}</span>
              {id === own ? <Badge tone="accent">{say('you')}</Badge> : null}
              {hasCode ? null : <Badge tone="warning">{say('noCode')}</Badge>}
              <span className="wrap-anywhere text-muted">{email}</span>
            </span>
          ),
        },
        { key: 'role', header: say('role'), cell: ({ role }) => sayRole(role) },
        {
          key: 'state',
          header: say('state'),
          cell: ({ disabled_at: disabledAt }) => (
            <Status kind={disabledAt ? 'expired' : 'active'}>
              {say(disabledAt ? 'disabled' : 'works')}
            </Status>
          ),
        },
        {
          key: 'seen',
          header: say('seen'),
          look: 'muted',
          cell: ({ last_seen_at: at }) =>
            at ? `${formatDate(at)} ${formatTime(at)}` : say('never'),
        },
        ...(may('staff:write')
          ? [
              {
                key: 'act',
                header: say('actions'),
                cell: (staff: Staff) => <Acts onAct={onAct} staff={staff} />,
              },
            ]
          : []),
      ]}
      rowKey={({ id }) => id}
      rows={people}
    />
  );
}

function Acts({ staff, onAct }: { staff: Staff; onAct: (act: StaffAct) => void }) {
  const say = useWords(staffWords);
  const works = staff.disabled_at === null;
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end">
      <Button onClick={() => onAct({ kind: 'role', staff })} size="sm" variant="outline">
        {say('changeRole')}
      </Button>
      {works ? (
        <Button onClick={() => onAct({ kind: 'renew', staff })} size="sm" variant="outline">
          {say('renew')}
        </Button>
      ) : null}
      <Button onClick={() => onAct({ kind: 'disabled', staff })} size="sm" variant="outline">
        {say(works ? 'disable' : 'enable')}
      </Button>
    </span>
  );
}
