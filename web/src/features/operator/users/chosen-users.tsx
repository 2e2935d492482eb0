import type { BulkWork } from '@sesame/contract/operator-bulk.ts';
import { useLocation } from 'wouter';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { userWords } from './users.words.ts';

type UsersWork = Extract<BulkWork, { users: string[] }>;

/** What can be done to all that are chosen: counted and confirmed where acts on many begin. */
export function ChosenUsers({ chosen }: { chosen: ReadonlySet<string> }) {
  const say = useWords(userWords);
  const [, navigate] = useLocation();
  if (chosen.size === 0) return null;
  const begin = (kind: UsersWork['kind']) => {
    const users: UsersWork = { kind, users: [...chosen] };
    navigate(operatorPaths.bulkActs(), { state: { users } });
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-border border-t px-5 py-3 max-md:px-4">
      <span className="mr-auto" role="status">
        {say('chosen', { count: chosen.size })}
      </span>
      <Button onClick={() => begin('end_sessions')} size="sm" variant="outline">
        {say('signOutChosen')}
      </Button>
      <Button onClick={() => begin('block_users')} size="sm" variant="outline">
        {say('blockChosen')}
      </Button>
    </div>
  );
}
