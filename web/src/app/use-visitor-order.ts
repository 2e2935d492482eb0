import { useLocation, useSearch } from 'wouter';
import { forwardedQuery, paths } from '../paths.ts';
import { rememberIntendedPath } from './routing/intended-path.ts';

/** Sends a visitor who wants to order to registration. Once they are signed in, this address opens the order sheet. */
export function useVisitorOrder(): (orderAddress: string) => void {
  const [, navigate] = useLocation();
  const search = useSearch();
  return (orderAddress) => {
    rememberIntendedPath(orderAddress);
    navigate(paths.register(forwardedQuery(search)));
  };
}
