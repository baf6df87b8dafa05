import type { TeamSource } from '@/lib/orders/teams/team-view';
import { post } from './contract';
import { rosterTable } from './rosters';
import { count, flag, list, nullable, object, optional, text, word } from './shape';

export const teamSource = word({ saved: true, order: true } satisfies Record<TeamSource, true>);

const team = { source: teamSource, id: text };

/** The teams of the shopper: those that they saved, and those of their paid orders. */
export const listTeamsCall = post(
  '/api/account/teams',
  object({}),
  object({
    teams: list(
      object({
        ...team,
        name: text,
        order_number: nullable(count),
        /** Milliseconds. */
        created_at: count,
        people: count,
        logo_name: nullable(text),
      }),
    ),
  }),
);

/** A team in the columns of a team product; the logo is an upload that the cart may refer to. */
export const openTeamCall = post(
  '/api/account/teams/open',
  object({ ...team, product_id: text }),
  object({
    name: text,
    table: nullable(rosterTable),
    logo: nullable(object({ upload_id: text, name: text, sha256: text })),
    /** Why the logo does not come along, in a sentence. */
    logo_problem: nullable(text),
  }),
);

/** Keeps the team of a product page with the account. */
export const saveTeamCall = post(
  '/api/account/teams/save',
  object({ product_id: text, name: text, table: rosterTable, logo_upload_id: optional(text) }),
  object({ id: text }),
  201,
);

/** Takes a team out of the account. */
export const removeTeamCall = post('/api/account/teams/remove', object(team), object({ removed: flag }));
