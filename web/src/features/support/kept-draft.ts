import { type Attachment, attachmentField } from '@sesame/contract/support.ts';

/**
 * What somebody wrote and has not sent, so that a reload takes nothing away. Local storage is emptied when the person
 * signs out.
 */
export type Draft = {
  title: string;
  text: string;
  attachments: readonly Attachment[];
  /** Messages of which it is not known whether they arrived; their ids keep them from arriving twice. */
  unsent: readonly Unsent[];
};
export type Unsent = {
  id: string;
  content: string;
  attachments: readonly Attachment[];
  writtenAt: string;
};

const emptyDraft: Draft = { title: '', text: '', attachments: [], unsent: [] };

/** @param place the ticket's id, or another word for the form of a new one. */
export function keptDraft(place: string): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null');
    return isDraft(kept) ? kept : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Changes a part of the draft and leaves the others as they are kept. */
export function keepDraft(place: string, change: Partial<Draft>): void {
  const draft = { ...keptDraft(place), ...change };
  const { title, text, attachments, unsent } = draft;
  try {
    if (title || text || attachments.length > 0 || unsent.length > 0) {
      localStorage.setItem(nameOf(place), JSON.stringify(draft));
    } else localStorage.removeItem(nameOf(place));
  } catch {
    // Storage is off or full: the words still stand in the field.
  }
}

export function forgetDraft(place: string): void {
  localStorage.removeItem(nameOf(place));
}

function nameOf(place: string): string {
  return `ticket_draft:${place}`;
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
