/** The label of a state as it continues a sentence or follows a colon: `Not redeemed yet` is `not redeemed yet`. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
