const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  // The cast is safe: every character that the pattern matches has an entity.
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
