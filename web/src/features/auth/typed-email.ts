/** The email typed on one of the two screens prefills the other one. It is cleared after a sign-in. */
let typed = '';

export function typedEmail(): string {
  return typed;
}

export function saveTypedEmail(email: string): void {
  typed = email;
}
