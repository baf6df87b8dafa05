// The two texts by which PayPal knows a shop.
import { z } from 'zod';
import { messages } from '@/lib/messages';
import { boundedText, withRoom } from '@/lib/text/bounded-text';

/** Visible ASCII without a colon, which would end the id in the header that carries both. */
const CLIENT_ID = /^[\x21-\x39\x3b-\x7e]{1,255}$/;
const CLIENT_SECRET = /^[\x21-\x7e]{1,255}$/;

export const payPalAccountInput = z.object({
  clientId: boundedText(withRoom(255)).trim().regex(CLIENT_ID),
  clientSecret: boundedText(withRoom(255)).trim().regex(CLIENT_SECRET),
});

/** A save of the account, with the client id that the form was opened with. */
export const payPalAccountSaveInput = payPalAccountInput.extend({
  base: z.object({ clientId: boundedText(withRoom(255)).nullable() }).optional(),
});

const filled = z.string().trim().min(1);
const complete = z.object({ clientId: filled, clientSecret: filled });

/** The sentence for a refused field: it is missing, or it is nothing that PayPal could know. */
export const payPalFieldMessage = (_path: string, input: unknown): string =>
  complete.safeParse(input).success ? messages.settings.payPalRefused : messages.settings.payPalIncomplete;
