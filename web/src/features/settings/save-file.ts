/** Hands the person a file made in the page, as a download. */
export function saveFile(name: string, content: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a moment later it is free.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
