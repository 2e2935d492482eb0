import type { TextKind } from '@sesame/contract/console/texts.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { placesMessages } from './places.messages.ts';
import { textPlaces } from './text-places.ts';

/** The parts of the shop where a text is used, by names that operators know, each once. */
export function useTextAreas(): (text: { key: string; kind: TextKind }) => readonly string[] {
  const t = useMessages(placesMessages);
  return ({ key, kind }) => {
    const areas = (textPlaces[key] ?? []).map((place) => {
      const [folder = ''] = place.split('/');
      return t(AREAS.find((area) => area === folder) ?? 'shell');
    });
    return areas.length > 0 ? [...new Set(areas)] : [t(WITHOUT_PLACE[kind])];
  };
}

/** For a text whose name is put together in the source, where no place can be found. */
const WITHOUT_PLACE = { page: 'shell', mail: 'mails', bot: 'bot' } as const satisfies Record<
  TextKind,
  string
>;

/** Source folders that operators know as parts of the shop; other folders serve every screen. */
const AREAS = [
  'auth',
  'dashboard',
  'gifts',
  'help',
  'impersonation',
  'order',
  'partners',
  'payment',
  'payment-detail',
  'product',
  'renewal-stop',
  'settings',
  'support',
  'transfer',
  'console',
  'app',
  'refusals',
  'mails',
  'bot',
] as const;
