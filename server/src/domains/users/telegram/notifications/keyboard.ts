import * as z from 'zod/mini';

const button = z.union([
  z.object({ text: z.string(), url: z.string() }),
  z.object({ text: z.string(), data: z.string() }),
]);
const rows = z.array(z.array(button));

/** Rows of buttons, as they are stored, in the form of the Bot API. */
export function keyboardOf(buttons: unknown) {
  return {
    inline_keyboard: rows
      .parse(buttons)
      .map((row) =>
        row.map((one) =>
          'url' in one
            ? { text: one.text, url: one.url }
            : { text: one.text, callback_data: one.data },
        ),
      ),
  };
}
