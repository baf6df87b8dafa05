import { z } from 'zod';
import { MOST_LINES } from '@/lib/cart/cart';
import { apiAnswer } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { messages } from '@/lib/messages';
import { cents } from '@/lib/money/cents';
import { customizationMessages } from '@/lib/orders/checkout/customization-messages';
import { customizationInput } from '@/lib/orders/checkout/order-input';
import { checkCart } from '@/lib/orders/pricing/check-cart';
import { teamOrderMessages } from '@/lib/orders/pricing/team-order-messages';
import type { checkCartCall } from '@/lib/wire/cart';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof checkCartCall>;

const body = z.object({
  lines: z
    .array(
      z.object({
        product_id: z.uuid(),
        customization: customizationInput,
        logo_upload_id: z.uuid().optional(),
        roster_id: z.uuid().optional(),
      }),
    )
    .max(MOST_LINES),
});

const lineMessages = { ...teamOrderMessages, ...customizationMessages };

const limitRosters = limitTries({ address: 'cartRosterAddress', shop: 'cartRosterTenant' });

/**
 * What the products of a cart are and cost now, without those no longer sold; and for each line what is wrong
 * with its files and what its roster comes to.
 */
export const POST = tenantHandler({
  failureMessage: messages.cart.checkFailed,
  schema: body satisfies TakenBy<typeof checkCartCall>,
  async handle({ tenant, body: { lines }, request }) {
    // Rosters are read and checked whole; a cart without any costs next to nothing.
    const hasRoster = lines.some(({ roster_id }) => roster_id !== undefined);
    const refusal = hasRoster ? await limitRosters({ tenant, request }) : null;
    if (refusal) {
      return refusal;
    }
    const cart = await checkCart(tenant.id, lines);
    return apiAnswer({
      products: cart.products.map(({ id, name, priceCents, imageUrl, customizationLabel }) => ({
        id,
        name,
        price_cents: priceCents,
        image_url: imageUrl,
        customization_label: customizationLabel,
      })),
      lines: cart.lines.map(({ problem, roster }) => ({
        problem: problem === null ? null : lineMessages[problem],
        roster: roster && {
          pieces: roster.pieces,
          sizes: roster.sizes,
          upcharge_cents: cents(roster.upchargeCents),
        },
      })),
    } satisfies Answer);
  },
});

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
