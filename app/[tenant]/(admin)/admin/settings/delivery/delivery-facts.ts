import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import { deliverySettings as say } from '@/lib/messages/en/admin/store/delivery';
import { countryNames } from '@/lib/messages/en/orders/countries';
import { deliverySentences } from '@/lib/messages/en/orders/delivery';
import { unitList } from '@/lib/messages/list-text';
import { formatCents } from '@/lib/money/cents';
import { weightText } from '@/lib/text/weight';

/** More countries than this are counted. */
const MOST_SHOWN = 6;

function priceFact({ price }: DeliveryMethod): string {
  if (price.kind === 'pickup') {
    return say.pickup;
  }
  if (price.kind === 'pieces') {
    const first = formatCents(price.firstCents);
    return price.furtherCents === 0 ? first : say.pieces(first, formatCents(price.furtherCents));
  }
  const [lightest, ...heavier] = price.bands;
  const heaviest = heavier.at(-1) ?? lightest;
  return lightest === undefined || heaviest === undefined
    ? ''
    : say.byWeight(
        formatCents(lightest.priceCents),
        formatCents(heaviest.priceCents),
        weightText(heaviest.upToGrams),
      );
}

/** What the list says of a way of delivery: its price and time, and where it goes. */
export function factsOf(method: DeliveryMethod): string[] {
  const { minDays, maxDays, freeFromCents, places, pickupAddress } = method;
  const terms = [
    priceFact(method),
    ...(freeFromCents === null ? [] : [say.freeFromAmount(formatCents(freeFromCents))]),
    ...(minDays === null || maxDays === null ? [] : [deliverySentences.days(minDays, maxDays)]),
  ];
  const reach = places.map(({ country, states }) =>
    states === null
      ? (countryNames[country] ?? country)
      : say.states(countryNames[country] ?? country, states.length),
  );
  const shown =
    reach.length > MOST_SHOWN ? [...reach.slice(0, MOST_SHOWN), say.more(reach.length - MOST_SHOWN)] : reach;
  return [terms.join(' · '), method.price.kind === 'pickup' ? pickupAddress : unitList(shown)];
}
