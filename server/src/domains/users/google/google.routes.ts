import * as contract from '@sesame/contract/shop/google.ts';
import { Redirect } from '../../../platform/http/answers.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { readBrowserCookie, setBrowserCookie } from './browser-cookie.ts';
import { finishGoogle } from './finish-google.ts';
import { forwardedQuery } from './forwarded-query.rules.ts';
import { startAtOwnHost } from './own-host.rules.ts';
import { readTicket } from './read-ticket.ts';
import { startGoogle } from './start-google.ts';

export function googleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.startGoogle, async (call) => {
    const elsewhere = startAtOwnHost(
      call.headers.host,
      platform.publicUrl(),
      contract.startGoogle.path,
      call.query,
    );
    if (elsewhere !== undefined) return new Redirect(elsewhere);
    // Reuse an existing cookie, so that a second tab does not break the sign-in of the first.
    const browser = readBrowserCookie(call.headers, platform.publicUrl()) ?? platform.ids.token();
    const to = await startGoogle(platform, {
      browser,
      from: call.query.from ?? 'login',
      forwarded: forwardedQuery(call.query),
    });
    setBrowserCookie(call, platform.publicUrl(), browser);
    return new Redirect(to);
  });
  bind(api, contract.finishGoogle, async (call) => {
    const browser = readBrowserCookie(call.headers, platform.publicUrl());
    return new Redirect(await finishGoogle(platform, call.query, browser));
  });
  bind(api, contract.getGoogleUser, async (call) => {
    if (platform.config.google === undefined) refuse('not_found');
    const { person } = await readTicket(platform, {
      ticket: /^Bearer ([\w-]{43})$/i.exec(call.headers.authorization ?? '')?.[1],
      browser: readBrowserCookie(call.headers, platform.publicUrl()),
    });
    return { email: person.email, name: person.name, picture: person.picture };
  });
}
