import type { Attachment, Message, Ticket } from '@sesame/contract/support.ts';

/** A message on its way. `sent`: the server has it, the next poll brings it. */
export type Outgoing = {
  id: string;
  content: string;
  attachments: readonly Attachment[];
  writtenAt: string;
  phase: 'sending' | 'sent' | 'failed';
  /** Why it failed, in the words of then. */
  problem: string | null;
};

/** Said by one side in one minute: name and time stand above it once. */
export type Turn = {
  key: string;
  senderType: Message['senderType'];
  username: string;
  at: string;
  messages: readonly (Message | Outgoing)[];
};

/** Everything said on one day of the reader. */
export type Day = { key: string; at: string; turns: readonly Turn[] };

/** What the list of the server does not have yet. A message is one by its id, whoever tells of it first. */
export function notListed(
  outgoing: readonly Outgoing[],
  listed: readonly Message[],
): readonly Outgoing[] {
  if (outgoing.length === 0) return outgoing;
  const known = new Set(listed.map(({ id }) => id));
  return outgoing.filter(({ id }) => !known.has(id));
}

/** The conversation as it is read: by day and turn, at the end what is on its way. */
export function daysOf(listed: readonly Message[], outgoing: readonly Outgoing[]): Day[] {
  const turns = [...turnsOf(listed), ...outgoing.map(turnOnItsWay)];
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
      const { id, senderType, username, created_at } = message;
      turns.push({ key: id, senderType, username, at: created_at, messages: [message] });
    }
  }
  return turns;
}

function turnOnItsWay(message: Outgoing): Turn {
  const { id, writtenAt } = message;
  return { key: id, senderType: 'user', username: '', at: writtenAt, messages: [message] };
}

function continues(turn: Turn, { senderType, username, created_at }: Message): boolean {
  return (
    turn.senderType === senderType &&
    turn.username === username &&
    minuteOf(turn.at) === minuteOf(created_at)
  );
}

function minuteOf(at: string): number {
  return Math.floor(Date.parse(at) / 60_000);
}

/** Whether another word can be added; a resolved ticket takes one for a while. */
export function takesReply({ state, reply_until }: Ticket, now: Date): boolean {
  if (state === 'closed') return false;
  return state !== 'resolved' || reply_until === null || now.getTime() < Date.parse(reply_until);
}
