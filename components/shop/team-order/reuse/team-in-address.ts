import type { TeamSource } from '@/lib/orders/teams/team-view';

export type TeamKey = { source: TeamSource; id: string };

const TEAM = /^#team=(saved|order)\.([0-9a-f-]{36})$/;

/**
 * The address of a product's page that opens a team. In the hash, because cached pages are keyed without it.
 */
export const teamHref = (productId: string, { source, id }: TeamKey): string =>
  `/product/${productId}#team=${source}.${id}`;

/** The team in an address; null without one. */
export function teamInHash(hash: string): TeamKey | null {
  const [, source, id = ''] = TEAM.exec(hash) ?? [];
  return source === 'saved' || source === 'order' ? { source, id } : null;
}
