import type { OriginStock } from '@sesame/contract/operator-stock.ts';
import { useWords } from '../../../i18n/words.ts';
import { Status } from '../../../ui/status.tsx';
import { stockWords } from './stock.words.ts';

const words = { good: 'levelGood', low: 'levelLow', empty: 'levelEmpty' } as const;
const kinds = { good: 'active', low: 'unpaid', empty: 'expired' } as const;

export function LevelStatus({ level }: { level: OriginStock['level'] }) {
  const say = useWords(stockWords);
  return <Status kind={kinds[level]}>{say(words[level])}</Status>;
}
