/** A call of the shop API, which has one address for all. */
export function graphqlCall(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  token?: string,
) {
  return {
    method: 'POST',
    path: '/shop-api',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  } as const;
}
