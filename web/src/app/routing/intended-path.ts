const NAME = 'intended';

/**
 * The address that was requested in this tab before the redirect to sign-in. Stored by the page itself, never
 * taken from an address.
 */
export function intendedPath(): string | null {
  return sessionStorage.getItem(NAME);
}

export function rememberIntendedPath(path: string): void {
  sessionStorage.setItem(NAME, path);
}

export function forgetIntendedPath(): void {
  sessionStorage.removeItem(NAME);
}
