/* Dialogs about buyers, their subscriptions and tickets, and the team. */

import { readBuyer } from '@sesame/contract/console/buyers.ts';
import { readSubscription } from '@sesame/contract/console/subscriptions.ts';
import { listTeam } from '@sesame/contract/console/team.ts';
import { changeAnswer } from '../../shop/events.ts';
import { AT, choose, type DialogPage, ID, LATER, press } from './dialog-page.ts';

const teamMember = (disabledAt: string | null) =>
  changeAnswer(listTeam)(({ members, invitations }) => ({
    members: [
      ...members,
      {
        id: ID,
        name: 'Boris Finch',
        email: 'boris@shop.example',
        role: 'support',
        disabled_at: disabledAt,
        has_code: true,
        created_at: AT,
        last_seen_at: AT,
        version: 1,
      },
    ],
    invitations,
  }));

export const peopleDialogs = {
  buyer: {
    at: ({ buyer }) => `/admin/users/${buyer}`,
    events: [changeAnswer(readBuyer)((buyer) => ({ ...buyer, second_factor: true }))],
    dialogs: {
      'view as': press('View as buyer'),
      block: press('Block'),
      'reset password': press('Reset password'),
      'remove two-step sign-in': press('Remove two-step sign-in'),
      'export data': press('Export data'),
      'delete account': press('Delete account'),
      'add days to one': press(/^Add days: /),
      'edit a note': press('Edit'),
      'delete a note': press('Delete'),
    },
  },
  leavingBuyer: {
    at: ({ buyer }) => `/admin/users/${buyer}`,
    events: [
      changeAnswer(readBuyer)((buyer) => ({
        ...buyer,
        deletion_at: LATER,
        blocked: { at: AT, reason: 'A stolen card' },
      })),
    ],
    dialogs: { unblock: press('Unblock'), 'keep account': press('Keep account') },
  },
  subscriptions: {
    at: () => '/admin/subscriptions',
    dialogs: { 'grant access': press('Grant access') },
  },
  subscription: {
    at: ({ subscription }) => `/admin/subscriptions/${subscription}`,
    events: [
      changeAnswer(readSubscription)((subscription) => ({
        ...subscription,
        links: subscription.links.map((link) => ({
          ...link,
          item: link.item && { ...link.item, kind: 'unique' },
        })),
      })),
    ],
    dialogs: {
      'add days': press('Add days'),
      'take days off': press('Shorten'),
      move: press('Move'),
      'end now': press('Revoke access'),
      'replace a link': press(/^Replace access to /),
      'give an own link': press(/^Give own access to /),
    },
  },
  team: {
    at: () => '/admin/team',
    events: [teamMember(null)],
    dialogs: {
      invite: press('Invite'),
      'change a role': press('Change role'),
      'renew access': press('Reset access'),
      disable: press('Disable'),
    },
  },
  disabledMember: {
    at: () => '/admin/team',
    events: [teamMember(AT)],
    dialogs: { enable: press('Enable') },
  },
  bulkActions: {
    at: () => '/admin/bulk-actions',
    dialogs: {
      'add days for many': [
        press('Add days in bulk'),
        async (dialog) => {
          await dialog.getByLabel('Days').fill('3');
          await dialog.getByRole('button', { name: 'Preview' }).click();
          await dialog
            .page()
            .getByRole('dialog', { name: /^Apply to / })
            .waitFor();
        },
      ],
    },
  },
  ticket: {
    at: ({ ticket }) => `/admin/tickets/${ticket}`,
    dialogs: {
      'saved reply': [
        press('Saved reply'),
        async (dialog) => {
          await dialog.getByRole('radio').first().check();
          await dialog.locator('p[lang]').waitFor();
        },
      ],
      'close a ticket': choose('More', 'Close'),
    },
  },
} satisfies Readonly<Record<string, DialogPage>>;
