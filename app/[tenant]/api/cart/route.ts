import { z } from 'zod';
import { countTry } from '@/lib/auth/rate-limits';
import { MOST_LINES } from '@/lib/cart/cart';
import { listCartProducts } from '@/lib/catalog/products.queries';
import { apiAnswer, apiError } from '@/lib/http/api-error';
import { methodNotAllowed } from '@/lib/http/method-not-allowed';
import { deviceOf } from '@/lib/http/request-device';
import { tenantHandler } from '@/lib/http/tenant-handler';
import { messages } from '@/lib/messages';
import { checkCart } from '@/lib/orders/check-cart';
import { teamOrderMessages } from '@/lib/orders/team-order-messages';

const body = z.object({
  lines: z
    .array(
      z.object({
        product_id: z.uuid(),
        logo_upload_id: z.uuid().optional(),
        roster_id: z.uuid().optional(),
      }),
    )
    .max(MOST_LINES),
});

/**
 * What the products of a cart are and cost now, without those no longer sold; and for each line what is wrong
 * with its files and what its roster comes to.
 */
export const POST = tenantHandler({
  schema: body,
  async handle({ tenant, body: { lines }, request }) {
    if (lines.some(({ roster_id }) => roster_id !== undefined)) {
      // Rosters are read and checked whole; a cart without any costs next to nothing.
      const { address } = deviceOf(request.headers);
      const counted = await countTry([{ limit: 'cartRosterAddress', key: address }]);
      if (!counted.ok) {
        return apiError('too_many_attempts', {
          message: messages.auth.tooManyAttempts(counted.error.minutes),
        });
      }
    }
    const products = await listCartProducts(tenant.id, [
      ...new Set(lines.map(({ product_id }) => product_id)),
    ]);
    const checked = await checkCart(tenant.id, lines);
    return apiAnswer({
      products: products.map(({ id, name, priceCents, imageUrl, customizationLabel }) => ({
        id,
        name,
        price_cents: priceCents,
        image_url: imageUrl,
        customization_label: customizationLabel,
      })),
      lines: checked.map(({ problem, roster }) => ({
        problem: problem === null ? null : teamOrderMessages[problem],
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
