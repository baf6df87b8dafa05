// A shop's PayPal credentials: client id and secret.
import { z } from 'zod';
import { messages } from '@/lib/messages';
import { boundedText, withRoom } from '@/lib/text/bounded-text';

/** Visible ASCII without a colon, which separates id and secret in the Authorization header. */
const CLIENT_ID = /^[\x21-\x39\x3b-\x7e]{1,255}$/;
const CLIENT_SECRET = /^[\x21-\x7e]{1,255}$/;

export const payPalAccountInput = z.object({
  clientId: boundedText(withRoom(255)).trim().regex(CLIENT_ID),
  clientSecret: boundedText(withRoom(255)).trim().regex(CLIENT_SECRET),
});

/** The input of saving the account, with the client id from when the form was opened. */
export const payPalAccountSaveInput = payPalAccountInput.extend({
  base: z.object({ clientId: boundedText(withRoom(255)).nullable() }).optional(),
});

const filled = z.string().trim().min(1);
const complete = z.object({ clientId: filled, clientSecret: filled });

/** The sentence for a refused field: either it is missing, or PayPal cannot have issued it. */
export const payPalFieldMessage = (_path: string, input: unknown): string =>
  complete.safeParse(input).success ? messages.settings.payPalRefused : messages.settings.payPalIncomplete;
