import { Link, useSearch } from 'wouter';
import { useSignedIn } from '../../../api/session/use-session.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { forwardedQuery, paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';

/** Signed-in users came from the settings, all others from the login. */
export function BackLink() {
  const { t } = useI18n();
  const signedIn = useSignedIn();
  const signInHref = paths.login(forwardedQuery(useSearch()));
  return (
    <p className="mt-6 text-center">
      <TextLink as={Link} href={signedIn ? paths.settingsSecurity() : signInHref}>
        {t(signedIn ? 'backToSettings' : 'backToSignIn')}
      </TextLink>
    </p>
  );
}
