import { useWords } from '../../../i18n/words.ts';
import { Panel } from '../../../ui/console/console-page.tsx';
import { placesWords } from './places.words.ts';

/** The screens and answers that say a text, by the names an operator knows them under. */
export function PlacesPanel({ places }: { places: readonly string[] }) {
  const say = useWords(placesWords);
  return (
    <Panel title={say('title')}>
      {places.length === 0 ? (
        <p className="text-muted">{say('none')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-2 p-0">
          {places.map((place) => {
            const [area = '', ...rest] = place.split('/');
            const known = AREAS.find((one) => one === area);
            return (
              <li className="flex flex-wrap gap-x-2" key={place}>
                <span className="font-medium">{known ? say(known) : area}</span>
                <code className="wrap-anywhere text-[.8125rem] text-muted">{rest.join('/')}</code>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** Folders of the code that a reader of the shop would call by another name. */
const AREAS = [
  'auth',
  'dashboard',
  'help',
  'order',
  'partners',
  'payment',
  'payment-detail',
  'settings',
  'support',
  'transfer',
  'operator',
  'console',
  'app',
  'shell',
  'ui',
  'i18n',
  'refusals',
  'mails',
  'bot',
] as const;
