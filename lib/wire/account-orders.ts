import type { AskReason, ReorderOutcome } from '@/lib/orders/own/reorder-line';
import { post } from './contract';
import { rosterSizes } from './quote';
import { amount, count, either, flag, list, nullable, object, optional, text, word } from './shape';

const linePrice = { price_cents: amount, upcharge_cents: amount, total_cents: amount };

/** An earlier order as it could be ordered now, line by line. */
export const reorderPlan = object({
  order_number: count,
  /** Equal for equal plans: sent back to say that the shopper has seen this one. */
  seen: text,
  lines: list(
    object({
      id: text,
      name: text,
      image_url: nullable(text),
      outcome: word({ add: true, ask: true, gone: true } satisfies Record<ReorderOutcome, true>),
      reason: nullable(
        word({
          customization_missing: true,
          customization_too_long: true,
          option_missing: true,
          option_unknown: true,
          option_not_offered: true,
          logo_missing: true,
          roster_missing: true,
          roster_outdated: true,
        } satisfies Record<AskReason, true>),
      ),
      quantity: count,
      was: object(linePrice),
      now: nullable(object({ ...linePrice, product_id: text, name: text })),
      dropped: list(object({ kind: text, label: text, value: text })),
    }),
  ),
});

/** Says how an earlier order of the shopper could be ordered now. Writes nothing. */
export const planReorderCall = post(
  '/api/account/orders/again',
  object({ order_id: text }),
  object({ plan: reorderPlan }),
);

const cartLine = object({
  product: object({
    id: text,
    name: text,
    price_cents: amount,
    image_url: nullable(text),
    questions: list(object({ kind: text, label: text })),
  }),
  quantity: count,
  choices: list(
    object({
      kind: text,
      label: text,
      value: text,
      files: optional(list(object({ upload_id: text, name: text, sha256: text }))),
      count: optional(
        object({
          roster_id: text,
          is_parsed: flag,
          pieces: count,
          sizes: rosterSizes,
          upcharge_cents: amount,
        }),
      ),
    }),
  ),
});

/** The lines of an earlier order for the cart; the plan again if it is not the one that was seen. */
export const fillCartCall = post(
  '/api/account/orders/again/fill',
  object({ order_id: text, seen: text }),
  either(object({ lines: list(cartLine) }), object({ plan: reorderPlan })),
);
