import { useMessages } from '../../../i18n/messages.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { placesMessages } from './places.messages.ts';

/** Screens and answers that use a text, by names that operators know. */
export function PlacesPanel({ places }: { places: readonly string[] }) {
  const t = useMessages(placesMessages);
  return (
    <Panel title={t('title')}>
      {places.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-2 p-0">
          {places.map((place) => {
            const [area = '', ...rest] = place.split('/');
            const known = AREAS.find((one) => one === area);
            return (
              <li className="flex flex-wrap gap-x-2" key={place}>
                <span className="font-medium">{known ? t(known) : area}</span>
                <code className="wrap-anywhere text-[.8125rem] text-muted">{rest.join('/')}</code>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** Source folders whose names would mean nothing to operators. */
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
