// The input for opening and accepting an invitation.
import { z } from 'zod';
import { messages } from '@/lib/messages';
import { adminInvitationSentences } from '@/lib/messages/en/admin/invitation';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLine } from '@/lib/text/clean-text';

const LONGEST_NAME = 200;

const token = z.string().max(200);

export const invitationLinkInput = z.object({ token });

export const newMemberInput = z.object({
  token,
  name: boundedText(withRoom(LONGEST_NAME)).transform(cleanLine).pipe(z.string().min(1).max(LONGEST_NAME)),
  password: z.string().max(1_000),
});

/** The sentence for a field that was refused. */
export function invitationFieldMessage(path: string, input: unknown): string {
  if (path !== 'name') {
    return messages.auth.failed;
  }
  const typed = z.object({ name: z.string() }).safeParse(input);
  // A text that is far too long is not a missing name, and is not parsed.
  const isThere =
    typed.success && (typed.data.name.length > withRoom(LONGEST_NAME) || cleanLine(typed.data.name) !== '');
  return isThere ? adminInvitationSentences.nameTooLong : adminInvitationSentences.nameMissing;
}
