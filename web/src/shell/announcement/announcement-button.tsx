import { Link } from 'wouter';
import { safeHref } from '../../ui/data/html-tree.ts';
import { SafeHtml } from '../../ui/data/safe-html.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

type AnnouncementButtonProps = {
  /** HTML. */
  text: string;
  /** Empty: it activates a coupon. */
  href: string;
  onActivate: () => void;
};

/** The button of an announcement: activates a coupon or opens a link. */
export function AnnouncementButton({ text, href, onActivate }: AnnouncementButtonProps) {
  const to = safeHref(href);
  const label = (
    <span>
      <SafeHtml html={text} inline />
    </span>
  );
  if (to === undefined) {
    return (
      <Button onClick={onActivate} variant="full_light">
        {label}
      </Button>
    );
  }
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
