// Where a shop sends from.
import { placeLines } from '@/lib/addresses/place-lines';
import { countryNames } from '@/lib/messages/en/orders/countries';

export type SenderAddress = {
  name: string;
  phone: string;
  address: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  /** Incremented by each change. */
  version: number;
};

/** The address as lines, the name first. */
export const senderLines = (sender: SenderAddress): string[] => [
  sender.name,
  sender.address,
  ...(sender.address2 === '' ? [] : [sender.address2]),
  ...placeLines(sender),
  sender.country === 'US' ? sender.country : (countryNames[sender.country] ?? sender.country),
];
