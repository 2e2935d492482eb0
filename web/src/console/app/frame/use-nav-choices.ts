import { storeOf, useStore } from '../../../store.ts';
import {
  firstNavChoices,
  type NavChoices,
  readNavChoices,
  toggled,
  withVisit,
} from './nav-choices.rules.ts';

const NAME = 'console_menu';

let read: { stored: string | null; choices: NavChoices } = {
  stored: null,
  choices: firstNavChoices,
};

const choices = storeOf(() => {
  const stored = localStorage.getItem(NAME);
  if (stored !== read.stored) read = { stored, choices: readNavChoices(stored) };
  return read.choices;
});

function change(next: (choices: NavChoices) => NavChoices): void {
  const before = choices.get();
  const after = next(before);
  if (after === before) return;
  localStorage.setItem(NAME, JSON.stringify(after));
  choices.changed();
}

/** Folded groups, pinned and recent sections of the menu: remembered on this device. */
export function useNavChoices(): NavChoices {
  return useStore(choices);
}

export const rememberVisit = (path: string) => change((now) => withVisit(now, path));

export const toggleFolded = (group: string) =>
  change((now) => ({ ...now, folded: toggled(now.folded, group) }));

export const togglePinned = (path: string) =>
  change((now) => ({ ...now, pinned: toggled(now.pinned, path) }));
