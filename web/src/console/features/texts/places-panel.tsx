import type { ConsoleText } from '@sesame/contract/console/texts.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { placesMessages } from './places.messages.ts';
import { useTextAreas } from './use-text-areas.ts';

/** The parts of the shop that use a text. */
export function PlacesPanel({ text }: { text: ConsoleText }) {
  const t = useMessages(placesMessages);
  const areasOf = useTextAreas();
  return (
    <Panel title={t('title')}>
      <ul className="m-0 grid list-none gap-2 p-0">
        {areasOf(text).map((area) => (
          <li key={area}>{area}</li>
        ))}
      </ul>
    </Panel>
  );
}
