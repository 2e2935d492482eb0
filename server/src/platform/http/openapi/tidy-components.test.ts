import { expect, test } from 'vitest';
import { tidyComponents } from './tidy-components.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const tidied = (paths: object, schemas: object) => {
  const { components, ...rest } = tidyComponents({ paths, components: { schemas } });
  return { ...rest, schemas: components.schemas };
};

test('leaves one of two equal schemas', () => {
  const found = tidied(
    { body: reference('NoteInput'), answer: reference('Note') },
    { Note: { type: 'object' }, NoteInput: { type: 'object' } },
  );
  expect(found).toEqual({
    paths: { body: reference('Note'), answer: reference('Note') },
    schemas: { Note: { type: 'object' } },
  });
});

test('drops what no call uses, and shortens what is only read', () => {
  const found = tidied(
    { body: reference('NoteInput') },
    { Note: { type: 'object' }, NoteInput: { type: 'string' }, Other: {}, OtherInput: {} },
  );
  expect(found).toEqual({
    paths: { body: reference('Note') },
    schemas: { Note: { type: 'string' } },
  });
});

test('keeps both of two that differ, and both of what contains them', () => {
  const found = tidied(
    { body: reference('NotesInput'), answer: reference('Notes') },
    {
      Note: { type: 'object' },
      NoteInput: { type: 'string' },
      Notes: { items: reference('Note') },
      NotesInput: { items: reference('NoteInput') },
    },
  );
  expect(found.schemas).toEqual({
    Note: { type: 'object' },
    NoteInput: { type: 'string' },
    Notes: { items: reference('Note') },
    NotesInput: { items: reference('NoteInput') },
  });
  expect(found.paths).toEqual({ body: reference('NotesInput'), answer: reference('Notes') });
});
