// The form of a code: its texts.
import type { ListedCode } from '@/lib/discounts/named-goods';
import type { TypedCode } from '@/lib/discounts/read-code';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { percentText } from '@/lib/text/percentage';
import { isoDate } from '@/lib/time/format-date';

export const NEW_CODE: TypedCode = {
  code: '',
  kind: 'percentage',
  percent: '',
  amount: '',
  least: '',
  startsOn: '',
  endsOn: '',
  goods: 'all',
  productIds: [],
  categoryIds: [],
  mostUses: '',
  mostUsesEach: '',
};

const decimal = (amount: Cents): string => (amount === 0 ? '' : centsToDecimal(amount));
const day = (moment: Date | null, timeZone: string): string =>
  moment === null ? '' : isoDate(moment, timeZone);

/** The form's texts for a stored code. */
export const typedOf = (code: ListedCode, timeZone: string): TypedCode => ({
  ...NEW_CODE,
  code: code.code,
  kind: code.value.kind,
  ...(code.value.kind === 'percentage' && { percent: percentText(code.value.basisPoints) }),
  ...(code.value.kind === 'amount' && { amount: centsToDecimal(code.value.amountCents) }),
  least: decimal(code.leastCents),
  startsOn: day(code.startsAt, timeZone),
  // The end is the first moment after the last day.
  endsOn: day(code.endsAt && new Date(code.endsAt.getTime() - 1), timeZone),
  goods: code.productIds.length + code.categoryIds.length === 0 ? 'all' : 'some',
  productIds: code.productIds,
  categoryIds: code.categoryIds,
  mostUses: code.mostUses?.toString() ?? '',
  mostUsesEach: code.mostUsesEach?.toString() ?? '',
});
