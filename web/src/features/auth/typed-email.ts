/** The address typed on one of the two screens waits on the other one. It is forgotten once somebody is signed in. */
let typed = '';

export function typedEmail(): string {
  return typed;
}

export function keepTypedEmail(email: string): void {
  typed = email;
}
