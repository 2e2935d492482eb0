/**
 * The page with its links to code and style sheet left inactive. Nothing of them is needed to paint a page that holds
 * something to read; its script requests them after the first paint.
 */
export function filesAfterFirstPaint(html: string): string {
  return html.replace(
    /<link rel="(modulepreload|stylesheet)" crossorigin/g,
    '<link data-after-paint="$1" crossorigin',
  );
}
