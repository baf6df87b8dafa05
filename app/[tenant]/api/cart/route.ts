import { z } from 'zod';
import { MOST_LINES } from '@/lib/cart/cart';
import { ROSTER_CHOICE } from '@/lib/choices/line-choice';
import { apiAnswer } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { messages } from '@/lib/messages';
import { choiceMessages } from '@/lib/orders/choices/choice-messages';
import { choiceFields, olderQuestions, referenceOf, withChoices } from '@/lib/orders/choices/sent-choices';
import { checkCart } from '@/lib/orders/pricing/check-cart';
import { teamOrderMessages } from '@/lib/orders/pricing/team-order-messages';

const body = z.object({
  lines: z
    .array(
      z.object({ product_id: z.uuid(), ...choiceFields }).transform(({ choices, ...line }) => ({
        ...withChoices({ choices, ...line }),
        saysAll: choices !== undefined,
      })),
    )
    .max(MOST_LINES),
});

const lineMessages = { ...teamOrderMessages, ...choiceMessages };

const limitRosters = limitTries({ address: 'cartRosterAddress', shop: 'cartRosterTenant' });

/**
 * What the products of a cart are and cost now, without those no longer sold; and for each line what is wrong
 * with its files and what its roster comes to.
 */
export const POST = tenantHandler({
  failureMessage: messages.cart.checkFailed,
  schema: body,
  async handle({ tenant, body: { lines }, request }) {
    // Rosters are read and checked whole; a cart without any costs next to nothing.
    const hasRoster = lines.some(({ choices }) => referenceOf(choices, ROSTER_CHOICE) !== undefined);
    const refusal = hasRoster ? await limitRosters({ tenant, request }) : null;
    if (refusal) {
      return refusal;
    }
    const cart = await checkCart(tenant.id, lines);
    return apiAnswer({
      products: cart.products.map(({ id, name, priceCents, imageUrl, questions }) => ({
        id,
        name,
        price_cents: priceCents,
        image_url: imageUrl,
        questions,
        ...olderQuestions(questions),
      })),
      lines: cart.lines.map(({ problem, roster }) => ({
        problem: problem === null ? null : lineMessages[problem],
        roster: roster && {
          pieces: roster.pieces,
          sizes: roster.sizes,
          upcharge_cents: roster.upchargeCents,
        },
      })),
    });
  },
});

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
