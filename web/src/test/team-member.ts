import type { Invitation, TeamMember } from '@sesame/contract/console/team.ts';

/** Ben, who answers tickets. */
export function teamMember(over: Partial<TeamMember> = {}): TeamMember {
  return {
    id: '00000000-0000-4000-8000-000000000003',
    name: 'Ben',
    email: 'ben@shop.example',
    role: 'support',
    disabled_at: null,
    has_code: true,
    created_at: '2026-03-01T12:00:00.000Z',
    last_seen_at: null,
    version: 4,
    ...over,
  };
}

/** Ann, who was invited by Olga. */
export function invitation(over: Partial<Invitation> = {}): Invitation {
  return {
    id: '00000000-0000-4000-8000-000000000009',
    name: 'Ann',
    email: 'ann@shop.example',
    role: 'content',
    invited_by: 'Olga',
    expires_at: '2036-03-13T12:00:00.000Z',
    ...over,
  };
}
