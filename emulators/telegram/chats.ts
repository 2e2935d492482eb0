import type { People, Person } from './people.ts';

export interface ChatMessage {
  readonly message_id: number;
  readonly from: 'bot' | 'person';
  readonly text: string;
  readonly sent_at: string;
}

/** The chats between people and the bot, in memory. */
export interface Chats {
  /** Oldest first. */
  messages(personId: number): readonly ChatMessage[];
  /** A person sends a message to the bot, which also unblocks the bot. */
  send(person: Person, text: string): void;
  setBlocked(person: Person, blocked: boolean): void;
  /** The bot sends a message. */
  write(person: Person, text: string): ChatMessage;
}

/** An update without its number. */
export type UpdateContent = Readonly<Record<string, unknown>>;

const MESSAGES_MAX = 200;

export function createChats(
  people: People,
  { now, onUpdate }: { now: () => Date; onUpdate: (content: UpdateContent) => void },
): Chats {
  const chats = new Map<number, ChatMessage[]>();
  let lastMessageId = 0;

  function add(person: Person, from: ChatMessage['from'], text: string): ChatMessage {
    const message = { message_id: ++lastMessageId, from, text, sent_at: now().toISOString() };
    chats.set(person.id, [...(chats.get(person.id) ?? []), message].slice(-MESSAGES_MAX));
    return message;
  }

  function setBlocked(person: Person, blocked: boolean): void {
    if (person.blocked === blocked) return;
    people.change(person.id, { blocked });
    const [before, after] = blocked ? ['member', 'kicked'] : ['kicked', 'member'];
    onUpdate({
      my_chat_member: {
        chat: chatOf(person),
        from: senderOf(person),
        date: unixOf(now()),
        old_chat_member: { status: before },
        new_chat_member: { status: after },
      },
    });
  }

  return {
    messages: (personId) => chats.get(personId) ?? [],
    setBlocked,
    send(person, text) {
      setBlocked(person, false);
      people.change(person.id, { started: true });
      const { message_id } = add(person, 'person', text);
      const command = /^\/\w+/.exec(text)?.[0];
      onUpdate({
        message: {
          message_id,
          date: unixOf(now()),
          from: senderOf(person),
          chat: chatOf(person),
          text,
          ...(command && {
            entities: [{ type: 'bot_command', offset: 0, length: command.length }],
          }),
        },
      });
    },
    write: (person, text) => add(person, 'bot', text),
  };
}

export function chatOf({ id, first_name, last_name }: Person) {
  return { id, first_name, ...(last_name && { last_name }), type: 'private' };
}

function senderOf({ id, first_name, last_name, language_code }: Person) {
  return { id, is_bot: false, first_name, ...(last_name && { last_name }), language_code };
}

export function unixOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
