import type { ConnectionProblem } from '@sesame/contract/console/settings/connections.ts';

/** Why another host was not reached, by the code of the socket's error. */
export const socketProblems: Readonly<Record<string, ConnectionProblem>> = {
  ENOTFOUND: 'unknown_host',
  EAI_AGAIN: 'unknown_host',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timeout',
};

/** In the code or message of an error about TLS: a wrong mode, or a certificate that does not fit. */
export const TLS_FAILURE = /ssl|tls|cert|wrong version/i;
