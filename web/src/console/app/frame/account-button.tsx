import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import type { OperatorSession } from '../../api/use-operator.ts';
import { roleMessages } from '../../ui/names/role.messages.ts';
import { consoleMessages } from '../console.messages.ts';

export type AccountProps = { session: OperatorSession; isCompact?: boolean };

/** The signed-in operator: at the bottom of the navigation, or in the header of a phone as the picture alone. */
export function AccountButton({
  session: { operator },
  isCompact = false,
  ...props
}: AccountProps & ComponentProps<'button'>) {
  const t = useMessages(consoleMessages);
  const tRole = useMessages(roleMessages);
  return isCompact ? (
    <button
      {...props}
      aria-label={`${operator.name}, ${t('account')}`}
      className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-fill"
      type="button"
    >
      <Avatar name={operator.name} size={32} />
    </button>
  ) : (
    <button
      {...props}
      className="mt-3 flex w-full items-center gap-3 rounded-md p-2 text-left hover:bg-fill"
      type="button"
    >
      <Avatar name={operator.name} size={32} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-[.8125rem]" title={operator.name}>
          {operator.name}
        </span>
        <span className="block text-[.75rem] text-muted">{tRole(operator.role)}</span>
      </span>
      <span className="sr-only">, {t('account')}</span>
      <Icon className="text-muted" of={Ellipsis} size={16} />
    </button>
  );
}
