import { z } from 'zod';
import { teamSentences } from '@/lib/messages/en/account/teams';
import { rosterTableInput } from '@/lib/rosters/roster-input';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLine } from '@/lib/text/clean-text';
import { LONGEST_TEAM_NAME } from './team-view';

const team = { source: z.enum(['saved', 'order']), id: z.uuid() };

export const listTeamsInput = z.object({});

export const openTeamInput = z.object({ ...team, product_id: z.uuid() });

export const removeTeamInput = z.object(team);

export const saveTeamInput = z.object({
  product_id: z.uuid(),
  name: boundedText(withRoom(LONGEST_TEAM_NAME))
    .transform(cleanLine)
    .pipe(z.string().min(1).max(LONGEST_TEAM_NAME)),
  table: rosterTableInput,
  logo_upload_id: z.uuid().optional(),
});

/** The sentence for a field that was refused. */
export const teamFieldMessage = (path: string, input: unknown): string => {
  const { name = '' } = z.object({ name: z.string() }).safeParse(input).data ?? {};
  return path === 'name' && name.trim() !== ''
    ? teamSentences.nameTooLong(LONGEST_TEAM_NAME)
    : path === 'name'
      ? teamSentences.nameMissing
      : teamSentences.failed;
};
