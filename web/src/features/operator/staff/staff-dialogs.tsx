import {
  changeOperatorRole,
  disableOperator,
  inviteOperator,
  listStaff,
  renewOperator,
  type Staff,
} from '@sesame/contract/operator-staff.ts';
import { type OperatorRole, operatorRoles } from '@sesame/contract/permissions.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { roleWords } from '../../../shell/console/role.words.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { staffWords } from './staff.words.ts';

export type StaffAct = { kind: 'role' | 'disabled' | 'renew'; staff: Staff } | { kind: 'invite' };

type DialogProps = {
  onClose: () => void;
  /** A link was made: the address to hand over, or null when it left by mail. */
  onInvited: (link: string | null) => void;
};

const touches = [listStaff];
const allowWords = {
  owner: 'allowOwner',
  manager: 'allowManager',
  finance: 'allowFinance',
  support: 'allowSupport',
  content: 'allowContent',
  auditor: 'allowAuditor',
} as const;

/** What is about to happen to somebody, with the reason for the record. */
export function StaffDialog({ act, ...rest }: DialogProps & { act: StaffAct }) {
  if (act.kind === 'invite') return <InviteDialog {...rest} />;
  if (act.kind === 'role') return <RoleDialog staff={act.staff} {...rest} />;
  if (act.kind === 'renew') return <RenewDialog staff={act.staff} {...rest} />;
  return <DisabledDialog staff={act.staff} {...rest} />;
}

function InviteDialog({ onClose, onInvited }: DialogProps) {
  const say = useWords(staffWords);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('support');
  const invite = useOperatorMutation(inviteOperator, { touches });
  return (
    <ActDialog
      act={invite}
      lead={say('inviteLead')}
      onClose={onClose}
      onSubmit={() =>
        invite.mutate(
          { body: { name, email: email.trim(), role } },
          { onSuccess: ({ link }) => onInvited(link) },
        )
      }
      submitLabel={say('inviteSend')}
      title={say('inviteTitle')}
    >
      <Field label={say('name')}>
        <Input
          autoComplete="off"
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
          required
          value={name}
        />
      </Field>
      <Field label={say('email')}>
        <Input
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
          required
          type="email"
          value={email}
        />
      </Field>
      <RoleField onChange={setRole} value={role} />
    </ActDialog>
  );
}

function RoleDialog({ staff, onClose }: DialogProps & { staff: Staff }) {
  const say = useWords(staffWords);
  const [role, setRole] = useState(staff.role);
  const change = useOperatorMutation(changeOperatorRole, { touches });
  return (
    <ReasonDialog
      act={change}
      lead={say('roleLead')}
      onClose={onClose}
      onReason={(reason) =>
        change.mutate(
          { params: { id: staff.id }, body: { role, reason, version: staff.version } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say('roleSave')}
      title={say('roleTitle', { name: staff.name })}
    >
      <RoleField onChange={setRole} value={role} />
    </ReasonDialog>
  );
}

function DisabledDialog({ staff, onClose }: DialogProps & { staff: Staff }) {
  const say = useWords(staffWords);
  const change = useOperatorMutation(disableOperator, { touches });
  const disabled = staff.disabled_at === null;
  return (
    <ReasonDialog
      act={change}
      destructive={disabled}
      lead={say(disabled ? 'disableLead' : 'enableLead')}
      onClose={onClose}
      onReason={(reason) =>
        change.mutate(
          { params: { id: staff.id }, body: { disabled, reason, version: staff.version } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say(disabled ? 'disable' : 'enable')}
      title={say(disabled ? 'disableTitle' : 'enableTitle', { name: staff.name })}
    />
  );
}

function RenewDialog({ staff, onClose, onInvited }: DialogProps & { staff: Staff }) {
  const say = useWords(staffWords);
  const renew = useOperatorMutation(renewOperator, { touches });
  return (
    <ReasonDialog
      act={renew}
      lead={say('renewLead')}
      onClose={onClose}
      onReason={(reason) =>
        renew.mutate(
          { params: { id: staff.id }, body: { reason } },
          { onSuccess: ({ link }) => onInvited(link) },
        )
      }
      submitLabel={say('renewSend')}
      title={say('renewTitle', { name: staff.name })}
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
  const say = useWords(staffWords);
  const sayRole = useWords(roleWords);
  return (
    <Field hint={say(allowWords[value])} label={say('role')}>
      <NativeSelect
        onChange={(event) => {
          const wanted = operatorRoles.find((role) => role === event.target.value);
          if (wanted) onChange(wanted);
        }}
        options={operatorRoles.map((role) => ({ value: role, label: sayRole(role) }))}
        value={value}
      />
    </Field>
  );
}
