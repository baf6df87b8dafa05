// The input for changes of a shop's team.
import { z } from 'zod';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { type Cents, centsFromTyped } from '@/lib/money/cents';
import { ROLES } from '@/lib/tenants/roles';
import { boundedText, emailInput } from '@/lib/text/bounded-text';

/** The database column's limit. */
const HIGHEST_LIMIT = 2_147_483_647;
const LONGEST_LIMIT = 40;

const role = z.enum(ROLES);

export const inviteInput = z.object({ email: emailInput, role });
export const invitationInput = z.object({ id: z.uuid() });
export const roleChangeInput = z.object({
  user_id: z.uuid(),
  /** The role as displayed on the page. */
  seen: role,
  role,
});
export const memberInput = z.object({ user_id: z.uuid() });

/** An amount in dollars; empty or zero for no refunds. */
export const refundLimitInput = z.object({
  limit: boundedText(LONGEST_LIMIT).transform((typed, context): Cents | null => {
    const text = typed.trim();
    const amount = text === '' ? null : centsFromTyped(text);
    if ((text !== '' && amount === null) || (amount ?? 0) > HIGHEST_LIMIT) {
      context.addIssue({ code: 'custom', message: adminTeamSentences.limitInvalid });
      return z.NEVER;
    }
    return amount === 0 ? null : amount;
  }),
});

/** The sentence for a field that was refused. */
export const teamFieldMessage = (path: string): string =>
  path === 'email'
    ? adminTeamSentences.emailInvalid
    : path === 'role'
      ? adminTeamSentences.roleMissing
      : path === 'limit'
        ? adminTeamSentences.limitInvalid
        : adminTeamSentences.failed;
