import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Nearer to the end than this counts as being there. */
const NEAR_PX = 48;

type Shown = {
  /** Names of the first and of the last message on the page. */
  first: string | undefined;
  last: string | undefined;
  /** Whoever writes wants to see it, wherever they had scrolled to. */
  isLastOwn: boolean;
};

/**
 * A list that grows at its end stays there, unless somebody has scrolled up to read; when it grows at its start, what
 * is being read stays where it is.
 */
export function useStayAtEnd({ first, last, isLastOwn }: Shown): {
  list: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef<{ first: string | undefined; height: number }>(undefined);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const known = before.current;
    before.current = { first, height: element.scrollHeight };
    if (known && known.first !== first) {
      element.scrollTop += element.scrollHeight - known.height;
    }
  }, [first]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || last === undefined) return;
    if (isAtEnd.current || isLastOwn) element.scrollTop = element.scrollHeight;
    if (before.current) before.current.height = element.scrollHeight;
  }, [last, isLastOwn]);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
  };
  return { list, onScroll };
}
