import type { TeamSource } from '@/lib/orders/teams/team-view';

export type TeamKey = { source: TeamSource; id: string };

const TEAM = /^#team=(saved|order)\.([0-9a-f-]{36})$/;

/** The address of a product's page on which a team is to be used. In the hash, because pages are cached without it. */
export const teamHref = (productId: string, { source, id }: TeamKey): string =>
  `/product/${productId}#team=${source}.${id}`;

/** The team in an address; null if it has none. */
export function teamInHash(hash: string): TeamKey | null {
  const [, source, id = ''] = TEAM.exec(hash) ?? [];
  return source === 'saved' || source === 'order' ? { source, id } : null;
}
