// The options on a product's page.
import { onlyLeft } from './availability';

export const optionSentences = {
  chosen: (value: string) => value,
  soldOut: 'Sold out',
  notTogether: 'Not with this choice',
  missing: (option: string) => `Please choose: ${option}`,
  together: (values: readonly string[]) => values.join(', '),
  soldOutNow: (values: string) => `${values} is sold out.`,
  notSold: (values: string) => `${values} are not sold together. Please choose another.`,
  /** After the price. */
  fewLeft: (left: number) => ` · ${onlyLeft(left)}`,
  price: (values: string, price: string) => `${values}: ${price}`,
  onRoster: (option: string) => `${option}: each person’s is on your roster.`,
} as const;
