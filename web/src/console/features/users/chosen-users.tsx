import type { BulkOperation } from '@sesame/contract/console/bulk-actions.ts';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { consolePaths } from '../../paths.ts';
import { userMessages } from './users.messages.ts';

type UsersOperation = Extract<BulkOperation, { users: string[] }>;

/** Bulk actions on the selected buyers; they are counted and confirmed on the bulk actions screen. */
export function ChosenUsers({ chosen }: { chosen: ReadonlySet<string> }) {
  const t = useMessages(userMessages);
  const [, navigate] = useLocation();
  if (chosen.size === 0) return null;
  const begin = (kind: UsersOperation['kind']) => {
    const operation: UsersOperation = { kind, users: [...chosen] };
    navigate(consolePaths.bulkActions(), { state: { operation } });
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-border border-t px-5 py-3 max-md:px-4">
      <span className="mr-auto" role="status">
        {t('chosen', { count: chosen.size })}
      </span>
      <Button onClick={() => begin('end_sessions')} size="sm" variant="outline">
        {t('signOutChosen')}
      </Button>
      <Button onClick={() => begin('block_users')} size="sm" variant="outline">
        {t('blockChosen')}
      </Button>
    </div>
  );
}
