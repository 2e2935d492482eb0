import { PageFooter } from '../shell/page-footer.tsx';

/** Below the pages for visitors, who have no account menu. Loaded after them. */
export function VisitorFooter() {
  return <PageFooter className="page pb-8" />;
}
