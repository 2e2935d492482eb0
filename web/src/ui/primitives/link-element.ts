import type { ComponentProps, ComponentType } from 'react';

type LinkElementProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string };

/**
 * Renders a link: `a`, or the router's component. Screens pass it, so that the design system does not depend on the
 * router.
 */
export type LinkElement = 'a' | ComponentType<LinkElementProps>;
