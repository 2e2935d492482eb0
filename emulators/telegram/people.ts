import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Language } from '../kit/page/choose-language.ts';

/** A Telegram account and its relation to the bot. */
export interface Person {
  readonly id: number;
  readonly first_name: string;
  readonly last_name?: string | undefined;
  readonly language_code: Language;
  /** Whether they ever wrote to the bot; before that the bot may not write to them. */
  started: boolean;
  blocked: boolean;
}

export interface People {
  list(): readonly Person[];
  find(id: number): Person | undefined;
  get(id: number): Person;
  add(names: Pick<Person, 'first_name' | 'last_name' | 'language_code'>): Person;
  change(id: number, change: Partial<Pick<Person, 'started' | 'blocked'>>): void;
}

const FIRST_ID = 100_000_001;
const DEFAULT_PEOPLE: readonly Person[] = [
  {
    id: FIRST_ID,
    first_name: 'Anna',
    last_name: 'Petrova',
    language_code: 'en',
    started: false,
    blocked: false,
  },
  { id: FIRST_ID + 1, first_name: 'Борис', language_code: 'ru', started: false, blocked: false },
];

/** @param file stores the people across restarts; without it they are only in memory */
export function createPeople(file?: string): People {
  const people: Person[] = readSaved(file) ?? DEFAULT_PEOPLE.map((person) => ({ ...person }));
  const save = () => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.draft`, JSON.stringify(people));
    renameSync(`${file}.draft`, file);
  };
  const find = (id: number) => people.find((person) => person.id === id);
  return {
    list: () => people,
    find,
    get(id) {
      const person = find(id);
      if (person === undefined) throw new Error(`no person has the id ${id}`);
      return person;
    },
    add(names) {
      const person = { ...names, id: FIRST_ID + people.length, started: false, blocked: false };
      people.push(person);
      save();
      return person;
    },
    change(id, change) {
      const person = find(id);
      if (person === undefined) return;
      Object.assign(person, change);
      save();
    },
  };
}

function readSaved(file: string | undefined): Person[] | undefined {
  if (file === undefined) return undefined;
  try {
    // Only written by this module.
    return JSON.parse(readFileSync(file, 'utf8')) as Person[];
  } catch {
    return undefined;
  }
}
