/** `2030-12` as cards show it: `12/30`. */
export function cardMonth(expires: string): string {
  const [year = '', month = ''] = expires.split('-');
  return `${month}/${year.slice(-2)}`;
}
