// Reads what an owner typed about a code. The form checks itself with it, and the server decides with it.
import { codeProblems as say } from '@/lib/messages/en/admin/store/code-problems';
import { type Cents, cents, centsFromTyped, formatCents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import { basisPointsFromText } from '@/lib/text/percentage';
import { addDays, startOfDay } from '@/lib/time/days';
import { type DiscountCode, type DiscountKind, type DiscountValue, normalCode } from './discount-code';
import { LONGEST_CODE, MOST_GOODS, MOST_USES, SHORTEST_CODE } from './discount-limits';

/** The form's texts. Days are calendar days such as '2026-12-24', both included; empty for none. */
export type TypedCode = {
  code: string;
  kind: DiscountKind;
  percent: string;
  amount: string;
  least: string;
  startsOn: string;
  endsOn: string;
  /** `some`: only the chosen products and categories. */
  goods: 'all' | 'some';
  productIds: readonly string[];
  categoryIds: readonly string[];
  mostUses: string;
  mostUsesEach: string;
};

export type CodeFields = Omit<DiscountCode, 'id' | 'isActive' | 'version'>;
export type CodeProblems = Partial<Record<keyof TypedCode, string>>;

/** $99,999.99. */
const HIGHEST = cents(9_999_999);
const WHOLE = 10_000;
const isCode = (text: string): boolean => /^[A-Z0-9_-]+$/.test(text);

const amountOf = (typed: string): Cents | null => {
  const amount = centsFromTyped(typed);
  return amount === null || amount > HIGHEST ? null : amount;
};

/** The code, or a sentence for each field that is wrong. `timeZone`: of the owner, whose days are meant. */
export function readCode(typed: TypedCode, timeZone: string): Result<CodeFields, CodeProblems> {
  const problems: CodeProblems = {};
  const code = normalCode(typed.code);
  if (code.length < SHORTEST_CODE || code.length > LONGEST_CODE || !isCode(code)) {
    problems.code = say.codeInvalid(SHORTEST_CODE, LONGEST_CODE);
  }
  const value = readValue(typed, problems);
  const leastCents = typed.least.trim() === '' ? cents(0) : amountOf(typed.least);
  if (leastCents === null) {
    problems.least = say.amountInvalid(formatCents(HIGHEST));
  }
  const days = readDays(typed, timeZone, problems);
  const goods = readGoods(typed, problems);
  const mostUses = readUses('mostUses', typed, problems);
  const mostUsesEach = readUses('mostUsesEach', typed, problems);
  return Object.keys(problems).length > 0 || value === null || leastCents === null
    ? err(problems)
    : ok({ code, value, leastCents, ...days, ...goods, mostUses, mostUsesEach });
}

function readValue({ kind, percent, amount }: TypedCode, problems: CodeProblems): DiscountValue | null {
  if (kind === 'free_shipping') {
    return { kind };
  }
  if (kind === 'percentage') {
    const basisPoints = basisPointsFromText(percent);
    if (basisPoints === null || basisPoints === 0 || basisPoints > WHOLE) {
      problems.percent = say.percentInvalid;
      return null;
    }
    return { kind, basisPoints };
  }
  const amountCents = amountOf(amount);
  if (amountCents === null || amountCents === 0) {
    problems.amount = say.amountInvalid(formatCents(HIGHEST));
    return null;
  }
  return { kind, amountCents };
}

/** The first moment of a day; undefined for a text that is no day. */
function dayStart(text: string, timeZone: string, later = 0): Date | null | undefined {
  const day = text.trim();
  if (day === '') {
    return null;
  }
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  return isDay ? startOfDay(addDays(day, later), timeZone) : undefined;
}

function readDays({ startsOn, endsOn }: TypedCode, timeZone: string, problems: CodeProblems) {
  const startsAt = dayStart(startsOn, timeZone);
  const endsAt = dayStart(endsOn, timeZone, 1);
  if (startsAt === undefined) {
    problems.startsOn = say.dayInvalid;
  }
  if (endsAt === undefined) {
    problems.endsOn = say.dayInvalid;
  } else if (startsAt && endsAt && startsAt >= endsAt) {
    problems.endsOn = say.endsBefore;
  }
  return { startsAt: startsAt ?? null, endsAt: endsAt ?? null };
}

function readGoods({ goods, productIds, categoryIds }: TypedCode, problems: CodeProblems) {
  if (goods === 'all') {
    return { productIds: [], categoryIds: [] };
  }
  if (productIds.length + categoryIds.length === 0) {
    problems.goods = say.goodsMissing;
  } else if (productIds.length > MOST_GOODS || categoryIds.length > MOST_GOODS) {
    problems.goods = say.tooManyGoods(MOST_GOODS);
  }
  return { productIds: [...productIds], categoryIds: [...categoryIds] };
}

function readUses(field: 'mostUses' | 'mostUsesEach', typed: TypedCode, problems: CodeProblems) {
  const text = typed[field].trim();
  if (text === '') {
    return null;
  }
  const uses = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (uses < 1 || uses > MOST_USES) {
    problems[field] = say.usesInvalid;
  }
  return uses;
}
