import { type OperatorRole, operatorRoles } from '@sesame/contract/console/permissions.ts';
import {
  changeOperatorRole,
  disableOperator,
  inviteOperator,
  listTeam,
  resetOperatorAccess,
  type TeamMember,
} from '@sesame/contract/console/team.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
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
  const form = useCallForm({
    route: inviteOperator,
    touches,
    initial: { name: '', email: '', role: 'support' as OperatorRole },
    body: ({ email, ...rest }) => ({ ...rest, email: email.trim() }),
    onSaved: ({ link }) => onInvited(link),
  });
  return (
    <FieldDialog
      form={form}
      lead={t('inviteLead')}
      onClose={onClose}
      submitLabel={t('inviteSend')}
      title={t('inviteTitle')}
    >
      <TextField autoComplete="off" label={t('name')} of={form.at('name')} />
      <TextField autoComplete="off" label={t('email')} of={form.at('email')} type="email" />
      <RoleField of={form.at('role')} role={form.values.role} />
    </FieldDialog>
  );
}

function RoleDialog({ member, onClose }: DialogProps & { member: TeamMember }) {
  const t = useMessages(teamMessages);
  const form = useCallForm({
    route: changeOperatorRole,
    params: { id: member.id },
    touches,
    initial: { role: member.role, reason: '' },
    body: (values) => ({ ...values, version: member.version }),
    onSaved: onClose,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('roleLead')}
      onClose={onClose}
      submitLabel={t('roleSave')}
      title={t('roleTitle', { name: member.name })}
    >
      <RoleField of={form.at('role')} role={form.values.role} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

function DisabledDialog({ member, onClose }: DialogProps & { member: TeamMember }) {
  const t = useMessages(teamMessages);
  const disabled = member.disabled_at === null;
  return (
    <ReasonDialog
      destructive={disabled}
      lead={t(disabled ? 'disableLead' : 'enableLead')}
      onClose={onClose}
      route={disableOperator}
      params={{ id: member.id }}
      body={{ disabled, version: member.version }}
      touches={touches}
      submitLabel={t(disabled ? 'disable' : 'enable')}
      title={t(disabled ? 'disableTitle' : 'enableTitle', { name: member.name })}
    />
  );
}

function ResetAccessDialog({ member, onClose, onInvited }: DialogProps & { member: TeamMember }) {
  const t = useMessages(teamMessages);
  return (
    <ReasonDialog
      lead={t('renewLead')}
      onClose={onClose}
      route={resetOperatorAccess}
      params={{ id: member.id }}
      touches={touches}
      onSaved={({ link }) => onInvited(link)}
      submitLabel={t('renewSend')}
      title={t('renewTitle', { name: member.name })}
    />
  );
}

function RoleField({ of, role }: { of: FieldRef<OperatorRole>; role: OperatorRole }) {
  const t = useMessages(teamMessages);
  const tRole = useMessages(roleMessages);
  return (
    <SelectField
      hint={t(allowMessages[role])}
      label={t('role')}
      of={of}
      options={operatorRoles.map((value) => ({ value, label: tRole(value) }))}
    />
  );
}
