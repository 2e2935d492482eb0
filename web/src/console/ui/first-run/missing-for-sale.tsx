import type { FirstRun } from '@sesame/contract/console/setup/first-run.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { firstRunMessages } from './first-run.messages.ts';

const blockers = {
  product: 'missingProduct',
  method: 'missingMethod',
  address: 'missingAddress',
  open: 'missingOpen',
} as const;

/** What a buyer still misses to pay, in one sentence; and whether they would wait for what they paid. */
export function MissingForSale({
  missing,
  className = '',
}: Pick<FirstRun, 'missing'> & { className?: string }) {
  const t = useMessages(firstRunMessages);
  const blocking = missing.flatMap((one) => (one === 'inventory' ? [] : [t(blockers[one])]));
  const waits = missing.includes('inventory') ? ` ${t('missingInventory')}` : '';
  if (missing.length === 0) return null;
  return (
    <Note className={className} tone="warning">
      {blocking.length > 0 ? `${t('missing')} ${blocking.join(', ')}.${waits}` : waits.trim()}{' '}
      {missing.includes('method') ? (
        <TextLink as={Link} href={consolePaths.gateways()}>
          {t('addMethod')}
        </TextLink>
      ) : null}{' '}
      {missing.includes('address') ? (
        <TextLink as={Link} className="ml-2" href={consolePaths.connection('address')}>
          {t('enterAddress')}
        </TextLink>
      ) : null}
    </Note>
  );
}
