interface Link {
  readonly text: string;
  readonly url: string;
}

type Button = Link | { readonly text: string; readonly data: string };

export interface ChatParts {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Its outcome, or what the operator can do with it. */
  readonly note: string | undefined;
  readonly open: Link;
  /** Opens the dialog of the approval that it waits for. */
  readonly approve?: Link | undefined;
  /** Buttons that act, one row. */
  readonly actions: readonly Button[];
}

/** Plain text and buttons of a message. Telegram refuses buttons that open plain HTTP, so such an address is text. */
export function layOutChatMessage({ title, rows, note, open, approve, actions }: ChatParts): {
  content: string;
  buttons: Button[][];
} {
  const isSecure = open.url.startsWith('https://');
  const blocks = [
    [title, ...rows.map(([label, value]) => `${label}: ${value}`)].join('\n'),
    ...(note === undefined ? [] : [note]),
    ...(isSecure ? [] : [open.url]),
  ];
  return {
    content: blocks.join('\n\n'),
    buttons: [
      ...(actions.length > 0 ? [[...actions]] : []),
      ...(isSecure && approve ? [[approve]] : []),
      ...(isSecure ? [[open]] : []),
    ],
  };
}
