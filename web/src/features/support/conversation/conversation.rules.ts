import type { Attachment, Message, Ticket } from '@sesame/contract/shop/support.ts';

/** A message being sent. `sent`: the server has it, and the next poll will list it. */
export type Outgoing = {
  id: string;
  content: string;
  attachments: readonly Attachment[];
  writtenAt: string;
  phase: 'sending' | 'sent' | 'failed';
  /** Why it failed, in the language at that time. */
  problem: string | null;
};

/** Messages of one author in one minute, with name and time shown once. */
export type Turn = {
  key: string;
  senderType: Message['senderType'];
  username: string;
  at: string;
  /** The number of the ticket that they were written in, if that was merged into this one. */
  mergedFrom?: number | undefined;
  messages: readonly (Message | Outgoing)[];
};

/** All messages of one day in the reader's time zone. */
export type Day = { key: string; at: string; turns: readonly Turn[] };

/** Messages that the server's list does not have yet, compared by id. */
export function notListed(
  outgoing: readonly Outgoing[],
  listed: readonly Message[],
): readonly Outgoing[] {
  if (outgoing.length === 0) return outgoing;
  const known = new Set(listed.map(({ id }) => id));
  return outgoing.filter(({ id }) => !known.has(id));
}

/** The conversation grouped by day and turn, with unsent messages at the end. */
export function daysOf(listed: readonly Message[], outgoing: readonly Outgoing[]): Day[] {
  const turns = [...turnsOf(listed), ...outgoing.map(outgoingTurn)];
  const days: { key: string; at: string; turns: Turn[] }[] = [];
  for (const turn of turns) {
    const key = new Date(turn.at).toDateString();
    const day = days.at(-1);
    if (day?.key === key) day.turns.push(turn);
    else days.push({ key, at: turn.at, turns: [turn] });
  }
  return days;
}

function turnsOf(listed: readonly Message[]): Turn[] {
  const turns: (Turn & { messages: Message[] })[] = [];
  for (const message of listed) {
    const last = turns.at(-1);
    if (last && continues(last, message)) last.messages.push(message);
    else {
      const { id, senderType, username, created_at: at, merged_from: mergedFrom } = message;
      turns.push({ key: id, senderType, username, at, mergedFrom, messages: [message] });
    }
  }
  return turns;
}

function outgoingTurn(message: Outgoing): Turn {
  const { id, writtenAt } = message;
  return { key: id, senderType: 'user', username: '', at: writtenAt, messages: [message] };
}

function continues(
  turn: Turn,
  { senderType, username, created_at, merged_from }: Message,
): boolean {
  return (
    turn.mergedFrom === merged_from &&
    turn.senderType === senderType &&
    turn.username === username &&
    minuteOf(turn.at) === minuteOf(created_at)
  );
}

function minuteOf(at: string): number {
  return Math.floor(Date.parse(at) / 60_000);
}

/** Whether a message can be added; a resolved ticket accepts replies for a while. */
export function acceptsReply({ state, reply_until }: Ticket, now: Date): boolean {
  if (state === 'closed') return false;
  return state !== 'resolved' || reply_until === null || now.getTime() < Date.parse(reply_until);
}
