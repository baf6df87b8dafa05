// The name of a line where its choices are not listed beside it.
import { isInWords, type LineChoice } from '@/lib/choices/line-choice';

/** An item's name with what was chosen, such as "Sock, M", because an order can have the same product twice. */
export const chosenName = (name: string, choices: readonly LineChoice<unknown>[]): string =>
  [name, ...choices.filter(isInWords).map(({ value }) => value)].filter((part) => part !== '').join(', ');
