import type { People, Person } from './people.ts';

export type ChatButton =
  | { readonly text: string; readonly url: string }
  | { readonly text: string; readonly callback_data: string };

export interface ChatMessage {
  readonly message_id: number;
  readonly from: 'bot' | 'person';
  readonly text: string;
  readonly sent_at: string;
  /** Rows of buttons below a message of the bot. */
  readonly buttons: readonly (readonly ChatButton[])[];
}

/** What the bot may change of a message it sent. */
export type MessageContent = Pick<ChatMessage, 'text' | 'buttons'>;

/** The chats between people and the bot, in memory. */
export interface Chats {
  /** Oldest first. */
  messages(personId: number): readonly ChatMessage[];
  /** A person sends a message to the bot, which also unblocks the bot. `replyTo` is the message that it answers. */
  send(person: Person, text: string, replyTo?: number): void;
  /** A person presses a button; the data need not be of a button that exists. */
  press(person: Person, messageId: number, data: string): void;
  /** What the bot answered to presses, oldest first. */
  pressAnswers(): readonly string[];
  /** @returns false when the press is unknown or was answered */
  answerPress(id: string, text: string): boolean;
  setBlocked(person: Person, blocked: boolean): void;
  /** The bot sends a message. */
  write(person: Person, content: MessageContent): ChatMessage;
  /** The bot replaces one of its messages. @returns undefined when there is no such message */
  edit(person: Person, messageId: number, content: MessageContent): ChatMessage | undefined;
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
  let lastPress = 0;
  const openPresses = new Set<string>();
  const pressAnswers: string[] = [];

  function add(person: Person, from: ChatMessage['from'], content: MessageContent): ChatMessage {
    const message = { message_id: ++lastMessageId, from, ...content, sent_at: now().toISOString() };
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
    press(person, messageId, data) {
      const id = String(++lastPress);
      openPresses.add(id);
      onUpdate({
        callback_query: {
          id,
          from: senderOf(person),
          message: { message_id: messageId, date: unixOf(now()), chat: chatOf(person) },
          chat_instance: String(person.id),
          data,
        },
      });
    },
    pressAnswers: () => pressAnswers,
    answerPress(id, text) {
      if (!openPresses.delete(id)) return false;
      pressAnswers.push(text);
      return true;
    },
    send(person, text, replyTo) {
      setBlocked(person, false);
      people.change(person.id, { started: true });
      const answered = chats.get(person.id)?.find((one) => one.message_id === replyTo);
      const { message_id } = add(person, 'person', { text, buttons: [] });
      const command = /^\/\w+/.exec(text)?.[0];
      onUpdate({
        message: {
          message_id,
          date: unixOf(now()),
          from: senderOf(person),
          chat: chatOf(person),
          text,
          ...(answered && {
            reply_to_message: {
              message_id: answered.message_id,
              date: unixOf(new Date(answered.sent_at)),
              chat: chatOf(person),
              text: answered.text,
            },
          }),
          ...(command && {
            entities: [{ type: 'bot_command', offset: 0, length: command.length }],
          }),
        },
      });
    },
    write: (person, content) => add(person, 'bot', content),
    edit(person, messageId, content) {
      const before = chats.get(person.id) ?? [];
      const message = before.find((one) => one.message_id === messageId && one.from === 'bot');
      if (message === undefined) return undefined;
      const edited = { ...message, ...content };
      chats.set(
        person.id,
        before.map((one) => (one === message ? edited : one)),
      );
      return edited;
    },
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
