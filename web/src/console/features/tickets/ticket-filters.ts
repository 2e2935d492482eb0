import { ticketOrders, ticketPriorities, ticketQueues } from '@sesame/contract/console/tickets.ts';

export const ticketFilterNames = ['queue', 'search', 'priority', 'assignee', 'order'] as const;

const ASSIGNEE = /^(?:me|nobody|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Active filters in a fixed order, as saved views store them. */
export function ticketAddress(given: URLSearchParams): string {
  return new URLSearchParams(
    ticketFilterNames.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
}

/** Filters in the address; invalid values are ignored. */
export function ticketQuery(given: URLSearchParams) {
  const priority = ticketPriorities.find((one) => one === given.get('priority'));
  const order = ticketOrders.find((one) => one === given.get('order'));
  const assignee = given.get('assignee') ?? '';
  const search = given.get('search')?.trim().slice(0, 200) ?? '';
  return {
    queue: ticketQueues.find((one) => one === given.get('queue')) ?? 'waiting',
    ...(search !== '' && { search }),
    ...(priority && { priority }),
    ...(ASSIGNEE.test(assignee) && { assignee }),
    ...(order && { order }),
  } as const;
}
