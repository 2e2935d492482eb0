import { findRecords } from '@sesame/contract/console/workspace.ts';
import { PERSON_SEARCH_MIN } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { ListChecks, type LucideIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ControlBox, controlText } from '../../../ui/forms/control-box.tsx';
import { useSettled } from '../../../ui/forms/use-settled.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { firstRunMessages } from '../../ui/first-run/first-run.messages.ts';
import { useChangeFirstRun, useFirstRun } from '../../ui/first-run/use-first-run.ts';
import { consoleMessages } from '../console.messages.ts';
import { sections } from '../sections.ts';

/** Shorter than in fields, because Enter opens what was found. */
const SEARCH_AFTER_MS = 200;

type Place = {
  /** Distinguishes places at one address, such as a payment and the gift that it bought. */
  key: string;
  path: string;
  icon: LucideIcon;
  name: string;
  note: string;
  /** Runs before the page opens. */
  prepare?: () => void;
  /** What to type instead of opening a page: a verb, which a record follows. */
  typed?: string;
};

/** Opens a section by its name or a record by number, name or email. Arrows select, Enter opens, Escape closes. */
export function Palette({
  permissions,
  onClose,
}: {
  permissions: readonly string[];
  onClose: () => void;
}) {
  const t = useMessages(consoleMessages);
  const { language } = useI18n();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const verbs = useVerbs(permissions);
  const { verb, rest } = splitVerb(typed, verbs);
  const search = useSettled(rest, SEARCH_AFTER_MS);
  const isSearch = search.length >= PERSON_SEARCH_MIN;
  const found = useConsoleQuery(
    findRecords,
    { query: { search } },
    { enabled: isSearch, keepsPrevious: true },
  );
  const needle = typed.trim().toLocaleLowerCase();
  const firstSteps = useFirstSteps();
  const places: readonly Place[] = [
    ...firstSteps.filter(({ name }) => name.toLocaleLowerCase().includes(needle)),
    ...sections
      .filter(
        ({ group, permission, title }) =>
          group &&
          permissions.includes(permission) &&
          title[language].toLocaleLowerCase().includes(needle),
      )
      .map(({ path, icon, title }) => ({ key: path, path, icon, name: title[language], note: '' })),
    // Only once something is typed: the list of sections stays short.
    ...(needle === '' ? [] : sections).flatMap(({ create, icon }) =>
      create &&
      permissions.includes(create.permission) &&
      create.title[language].toLocaleLowerCase().includes(needle)
        ? [{ key: create.path, path: create.path, icon, name: create.title[language], note: '' }]
        : [],
    ),
    ...verbs
      .filter(
        ({ name }) => needle.length >= VERB_MIN && name.toLocaleLowerCase().startsWith(needle),
      )
      .map(({ name, icon }) => ({
        ...{ key: name, path: '', icon, name, note: t('commandsVerb') },
        typed: `${name} `,
      })),
    ...(isSearch && needle !== '' ? (found.data ?? []) : []).flatMap(
      ({ kind, id, note, ...record }) => {
        const section = sections.find((known) => known.found?.kind === kind);
        if (!section?.found || (verb !== undefined && verb.kind !== kind)) return [];
        const notes = [section.found.title[language], note].filter(Boolean).join(' · ');
        return [
          {
            key: `${kind} ${id}`,
            path: (verb ?? section.found).path(id),
            icon: section.icon,
            name: [verb?.name, titleIn(language, record)].filter(Boolean).join(' '),
            note: notes,
          },
        ];
      },
    ),
  ];
  const go = ({ path, prepare, typed: next }: Place) => {
    if (next !== undefined) return setTyped(next);
    prepare?.();
    onClose();
    navigate(path);
  };
  return (
    <Modal
      className="inset-x-0 top-[12vh] mx-auto w-[min(560px,calc(100vw-24px))] rounded-[16px] border bg-raised p-2 shadow-pop"
      closesOutside
      label={t('commands')}
      onClose={onClose}
    >
      <CommandRoot label={t('commandsHint')} loop shouldFilter={false}>
        <ControlBox variant="filled">
          <Icon className="ml-3 text-muted" of={Search} />
          <CommandInput
            className={`${controlText} pl-[9px]`}
            onValueChange={setTyped}
            placeholder={t('commandsHint')}
            value={typed}
          />
        </ControlBox>
        <CommandList className="mt-2 max-h-[50vh] overflow-y-auto" label={t('commands')}>
          {places.map((place) => {
            const { key, icon, name, note } = place;
            return (
              <CommandItem
                className="mb-0.5 flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-fill"
                key={key}
                onSelect={() => go(place)}
                value={key}
              >
                <Icon className="shrink-0 text-muted" of={icon} size={18} />
                {/* On a phone the note has no room beside the name. */}
                <span className="flex min-w-0 flex-1 items-center gap-x-3 max-md:grid">
                  <span className="min-w-0 truncate md:flex-1" title={name}>
                    {name}
                  </span>
                  {note ? (
                    <span className="min-w-0 truncate text-muted text-xs">{note}</span>
                  ) : null}
                </span>
              </CommandItem>
            );
          })}
        </CommandList>
      </CommandRoot>
      <p className="px-3 py-2 text-muted empty:hidden" role="status">
        {isSearch && found.isError
          ? t('commandsFailed')
          : isSearch && found.isFetching
            ? t('commandsSearching')
            : places.length === 0
              ? t('commandsNone')
              : null}
      </p>
    </Modal>
  );
}

/** Letters of a verb that are needed, so that names that begin like one are found too. */
const VERB_MIN = 3;

type Verb = Pick<Place, 'name' | 'icon'> & {
  readonly kind: string;
  readonly path: (id: string) => string;
};

/** What the operator may begin with a record that is named after it. */
function useVerbs(permissions: readonly string[]): readonly Verb[] {
  const { language } = useI18n();
  return sections.flatMap(({ found, icon }) => {
    const action = found?.action;
    if (!action || !permissions.includes(action.permission)) return [];
    return [{ kind: found.kind, path: action.path, name: action.verb[language], icon }];
  });
}

/** `refund P-7K3M-92QF`: the verb, and what to search for. */
function splitVerb(typed: string, verbs: readonly Verb[]) {
  const [first = '', ...others] = typed.trimStart().split(/\s+/);
  const rest = others.join(' ').trim();
  const word = first.toLocaleLowerCase();
  const verb =
    rest !== '' && word.length >= VERB_MIN
      ? verbs.find(({ name }) => name.toLocaleLowerCase().startsWith(word))
      : undefined;
  return verb === undefined ? { verb, rest: typed.trim() } : { verb, rest };
}

/** Brings back the list of first steps after it was dismissed; nothing while it is shown or done. */
function useFirstSteps(): readonly Place[] {
  const t = useMessages(firstRunMessages);
  const { data } = useFirstRun();
  const change = useChangeFirstRun();
  if (!data?.hidden || data.steps.every(({ done }) => done)) return [];
  const prepare = () => change.mutate({ body: { hidden: false } });
  const path = consolePaths.overview();
  return [{ key: 'first steps', path, icon: ListChecks, name: t('showAgain'), note: '', prepare }];
}
