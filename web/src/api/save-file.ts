/** Hands the person a file that the page made or fetched, as a download. A blob knows its type itself. */
export function saveFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a moment later it is free.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
