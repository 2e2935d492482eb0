/** Parts of the menu, from top to bottom; `pinned` and `recent` are there once they have entries. */
export const navGroups = ['pinned', 'work', 'shop', 'system', 'recent'] as const;
export type NavGroup = (typeof navGroups)[number];

/** What an operator has made of the menu. Sections are kept by their paths. */
export type NavChoices = Readonly<{
  folded: readonly string[];
  pinned: readonly string[];
  /** Latest first. */
  recent: readonly string[];
}>;

/** The group of the daily work is open; the rest of the menu would push it off the screen. */
export const firstNavChoices: NavChoices = { folded: ['shop', 'system'], pinned: [], recent: [] };

/** Kept longer than shown: the open section, and sections that a group shows already, are left out. */
const RECENT_KEPT = 8;
const RECENT_SHOWN = 3;

/** What the menu has to know of a section. */
type Entry = { readonly path: string; readonly group?: 'work' | 'shop' | 'system' };

export type NavPart<S extends Entry> = {
  group: NavGroup;
  isFolded: boolean;
  shown: S[];
  hidden: S[];
};

/**
 * Places every section that the operator may see: in `pinned` or else in its own group. A folded group keeps the open
 * section in view. `recent` has the sections opened last whose groups are folded.
 * @param current the path of the section to highlight
 */
export function layOutMenu<S extends Entry>(
  sections: readonly S[],
  { folded, pinned, recent }: NavChoices,
  current: string | undefined,
): NavPart<S>[] {
  const inMenu = sections.filter(({ group }) => group !== undefined);
  const find = (paths: readonly string[]) =>
    paths.flatMap((path) => inMenu.find((section) => section.path === path) ?? []);
  const recentlyHidden = find(recent).filter(
    ({ group, path }) =>
      group !== undefined && folded.includes(group) && !pinned.includes(path) && path !== current,
  );
  return navGroups.flatMap((group) => {
    const members =
      group === 'pinned'
        ? find(pinned)
        : group === 'recent'
          ? recentlyHidden.slice(0, RECENT_SHOWN)
          : inMenu.filter((section) => section.group === group && !pinned.includes(section.path));
    if (members.length === 0) return [];
    const isFolded = folded.includes(group);
    const isShown = ({ path }: S) => !isFolded || path === current;
    return {
      group,
      isFolded,
      shown: members.filter(isShown),
      hidden: members.filter((section) => !isShown(section)),
    };
  });
}

/** The same choices after a section was opened. */
export function withVisit(choices: NavChoices, path: string): NavChoices {
  if (choices.recent[0] === path) return choices;
  const others = choices.recent.filter((other) => other !== path);
  return { ...choices, recent: [path, ...others].slice(0, RECENT_KEPT) };
}

/** The same list without the value, or with it at the end. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Reads stored choices; what is missing or damaged is as at first. */
export function readNavChoices(stored: string | null): NavChoices {
  const kept = parsed(stored);
  const list = (name: keyof NavChoices) => {
    const value = kept[name];
    return Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string')
      : firstNavChoices[name];
  };
  return { folded: list('folded'), pinned: list('pinned'), recent: list('recent') };
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
