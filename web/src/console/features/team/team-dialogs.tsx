import { type OperatorRole, operatorRoles } from '@sesame/contract/console/permissions.ts';
import {
  changeOperatorRole,
  disableOperator,
  inviteOperator,
  listTeam,
  resetOperatorAccess,
  type TeamMember,
} from '@sesame/contract/console/team.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { roleMessages } from '../../ui/names/role.messages.ts';
import { teamMessages } from './team.messages.ts';

export type TeamAction =
  | { kind: 'role' | 'disabled' | 'renew'; member: TeamMember }
  | { kind: 'invite' };

type DialogProps = {
  onClose: () => void;
  /** A link was created: its URL to hand over, or null when it was mailed. */
  onInvited: (link: string | null) => void;
};

const touches = [listTeam];
const allowMessages = {
  owner: 'allowOwner',
  manager: 'allowManager',
  finance: 'allowFinance',
  support: 'allowSupport',
  content: 'allowContent',
  auditor: 'allowAuditor',
} as const;

/** Confirms a change to a team member, with a reason for the audit log. */
export function TeamDialog({ action, ...rest }: DialogProps & { action: TeamAction }) {
  if (action.kind === 'invite') return <InviteDialog {...rest} />;
  if (action.kind === 'role') return <RoleDialog member={action.member} {...rest} />;
  if (action.kind === 'renew') return <ResetAccessDialog member={action.member} {...rest} />;
  return <DisabledDialog member={action.member} {...rest} />;
}

function InviteDialog({ onClose, onInvited }: DialogProps) {
  const t = useMessages(teamMessages);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('support');
  const invite = useConsoleMutation(inviteOperator, { touches });
  return (
    <ActionDialog
      action={invite}
      lead={t('inviteLead')}
      onClose={onClose}
      onSubmit={() =>
        invite.mutate(
          { body: { name, email: email.trim(), role } },
          { onSuccess: ({ link }) => onInvited(link) },
        )
      }
      submitLabel={t('inviteSend')}
      title={t('inviteTitle')}
    >
      <Field label={t('name')}>
        <Input
          autoComplete="off"
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
          required
          value={name}
        />
      </Field>
      <Field label={t('email')}>
        <Input
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
          required
          type="email"
          value={email}
        />
      </Field>
      <RoleField onChange={setRole} value={role} />
    </ActionDialog>
  );
}

function RoleDialog({ member, onClose }: DialogProps & { member: TeamMember }) {
  const t = useMessages(teamMessages);
  const [role, setRole] = useState(member.role);
  const change = useConsoleMutation(changeOperatorRole, { touches });
  return (
    <ReasonDialog
      action={change}
      lead={t('roleLead')}
      onClose={onClose}
      onReason={(reason) =>
        change.mutate(
          { params: { id: member.id }, body: { role, reason, version: member.version } },
          { onSuccess: onClose },
        )
      }
      submitLabel={t('roleSave')}
      title={t('roleTitle', { name: member.name })}
    >
      <RoleField onChange={setRole} value={role} />
    </ReasonDialog>
  );
}

function DisabledDialog({ member, onClose }: DialogProps & { member: TeamMember }) {
  const t = useMessages(teamMessages);
  const change = useConsoleMutation(disableOperator, { touches });
  const disabled = member.disabled_at === null;
  return (
    <ReasonDialog
      action={change}
      destructive={disabled}
      lead={t(disabled ? 'disableLead' : 'enableLead')}
      onClose={onClose}
      onReason={(reason) =>
        change.mutate(
          { params: { id: member.id }, body: { disabled, reason, version: member.version } },
          { onSuccess: onClose },
        )
      }
      submitLabel={t(disabled ? 'disable' : 'enable')}
      title={t(disabled ? 'disableTitle' : 'enableTitle', { name: member.name })}
    />
  );
}

function ResetAccessDialog({ member, onClose, onInvited }: DialogProps & { member: TeamMember }) {
  const t = useMessages(teamMessages);
  const renew = useConsoleMutation(resetOperatorAccess, { touches });
  return (
    <ReasonDialog
      action={renew}
      lead={t('renewLead')}
      onClose={onClose}
      onReason={(reason) =>
        renew.mutate(
          { params: { id: member.id }, body: { reason } },
          { onSuccess: ({ link }) => onInvited(link) },
        )
      }
      submitLabel={t('renewSend')}
      title={t('renewTitle', { name: member.name })}
    />
  );
}

function RoleField({
  value,
  onChange,
}: {
  value: OperatorRole;
  onChange: (role: OperatorRole) => void;
}) {
  const t = useMessages(teamMessages);
  const tRole = useMessages(roleMessages);
  return (
    <Field hint={t(allowMessages[value])} label={t('role')}>
      <NativeSelect
        onChange={(event) => {
          const wanted = operatorRoles.find((role) => role === event.target.value);
          if (wanted) onChange(wanted);
        }}
        options={operatorRoles.map((role) => ({ value: role, label: tRole(role) }))}
        value={value}
      />
    </Field>
  );
}
