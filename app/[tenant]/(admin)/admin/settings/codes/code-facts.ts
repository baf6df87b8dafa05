import type { DiscountCode } from '@/lib/discounts/discount-code';
import type { ListedCode, NamedGoods } from '@/lib/discounts/named-goods';
import { discountSettings as say } from '@/lib/messages/en/admin/store/discounts';
import { unitList } from '@/lib/messages/list-text';
import { formatCents } from '@/lib/money/cents';
import { percentText } from '@/lib/text/percentage';
import { formatDate } from '@/lib/time/format-date';

export type CodeState = keyof typeof say.states;

/** Whether a code can be used now, and if not, why. */
export function stateOf(code: ListedCode, now: Date): CodeState {
  if (!code.isActive) {
    return 'off';
  }
  if (code.startsAt !== null && now < code.startsAt) {
    return 'early';
  }
  if (code.endsAt !== null && now >= code.endsAt) {
    return 'ended';
  }
  return code.mostUses !== null && code.uses >= code.mostUses ? 'used_up' : 'on';
}

function valueFact({ value }: DiscountCode): string {
  switch (value.kind) {
    case 'percentage':
      return say.percentOff(percentText(value.basisPoints));
    case 'amount':
      return say.amountOff(formatCents(value.amountCents));
    case 'free_shipping':
      return say.freeShipping;
  }
}

/** The last moment that a code counts: its end is the first one that it does not. */
const lastMoment = (end: Date): Date => new Date(end.getTime() - 1);

/** What the list says of a code: what it takes off and when, what it is for, and its uses. */
export function factsOf(code: ListedCode, categories: readonly NamedGoods[], timeZone: string): string[] {
  const goods = [...categories.filter(({ id }) => code.categoryIds.includes(id)), ...code.products].map(
    ({ name }) => name,
  );
  const terms = [
    valueFact(code),
    ...(code.leastCents === 0 ? [] : [say.from(formatCents(code.leastCents))]),
    ...(code.startsAt === null ? [] : [say.starts(formatDate(code.startsAt, timeZone))]),
    ...(code.endsAt === null ? [] : [say.ends(formatDate(lastMoment(code.endsAt), timeZone))]),
    ...(code.mostUsesEach === null ? [] : [say.each(code.mostUsesEach)]),
  ];
  return [
    terms.join(' · '),
    ...(goods.length === 0 ? [] : [say.forGoods(unitList(goods))]),
    say.used(code.uses, code.mostUses),
  ];
}
