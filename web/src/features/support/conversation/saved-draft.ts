import { type Attachment, attachmentField } from '@sesame/contract/shop/support.ts';
import { PERSONAL } from '../../../api/session/personal-storage.ts';

/** An unsent draft, which survives a reload and the end of the session. Signing out removes it. */
export type Draft = {
  title: string;
  text: string;
  attachments: readonly Attachment[];
  /** Messages that may or may not have arrived; their ids prevent duplicates. */
  unsent: readonly Unsent[];
};
export type Unsent = {
  id: string;
  content: string;
  attachments: readonly Attachment[];
  writtenAt: string;
};

const emptyDraft: Draft = { title: '', text: '', attachments: [], unsent: [] };

/** @param place the ticket's id, or another name for the form of a new one. */
export function savedDraft(place: string): Draft {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null');
    return isDraft(saved) ? saved : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Changes a part of the draft; the other parts stay. */
export function saveDraft(place: string, change: Partial<Draft>): void {
  const draft = { ...savedDraft(place), ...change };
  const { title, text, attachments, unsent } = draft;
  try {
    if (title || text || attachments.length > 0 || unsent.length > 0) {
      localStorage.setItem(nameOf(place), JSON.stringify(draft));
    } else localStorage.removeItem(nameOf(place));
  } catch {
    // Storage is disabled or full: the text is still in the field.
  }
}

export function clearDraft(place: string): void {
  localStorage.removeItem(nameOf(place));
}

function nameOf(place: string): string {
  return `${PERSONAL}ticket_draft:${place}`;
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    typeof value.text === 'string' &&
    areAttachments(value.attachments) &&
    Array.isArray(value.unsent) &&
    value.unsent.every(isUnsent)
  );
}

function isUnsent(value: unknown): value is Unsent {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.content === 'string' &&
    typeof value.writtenAt === 'string' &&
    areAttachments(value.attachments)
  );
}

function areAttachments(value: unknown): value is Attachment[] {
  return Array.isArray(value) && value.every((one) => attachmentField.safeParse(one).success);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
