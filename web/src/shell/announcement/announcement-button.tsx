import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { safeHref } from '../../ui/html-tree.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';

type AnnouncementButtonProps = {
  /** HTML; empty: the button says what it does by itself. */
  text: string;
  /** Empty: it activates a coupon. */
  href: string;
  couponText: string;
  onActivate: () => void;
};

/** What the announcement asks for: a coupon to be used, or a place to go. */
export function AnnouncementButton({
  text,
  href,
  couponText,
  onActivate,
}: AnnouncementButtonProps) {
  const to = safeHref(href);
  const label = (
    <span>
      <SafeHtml html={text || couponText} inline />
    </span>
  );
  if (to === undefined) {
    return (
      <Button onClick={onActivate} variant="full_light">
        {label}
      </Button>
    );
  }
  // A link that does not say where it leads is none.
  if (!text) return null;
  if (to.startsWith('/')) {
    return (
      <LinkButton as={Link} href={to} variant="full_light">
        {label}
      </LinkButton>
    );
  }
  return (
    <LinkButton href={to} rel="noopener noreferrer" target="_blank" variant="full_light">
      {label}
    </LinkButton>
  );
}
