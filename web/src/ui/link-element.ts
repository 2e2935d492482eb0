import type { ComponentProps, ComponentType } from 'react';

type LinkElementProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string };

/** What draws a link: `a`, or the router's own component. Screens pass it, the design system knows no router. */
export type LinkElement = 'a' | ComponentType<LinkElementProps>;
