/** A JSON number with more digits than a double can represent. TypeScript does not declare `JSON.rawJSON` yet. */
export function rawNumber(digits: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(digits);
}
