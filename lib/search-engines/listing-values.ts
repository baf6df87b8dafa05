// The forms' values, and what the server makes of them. Pure; no I/O.
import type { StatedReturns } from './listed-product';
import type { ResponsiblePerson, ShopListing } from './shop-listing';

export const RETURN_CHOICES = ['unstated', 'none', 'days'] as const;

export type ReturnChoice = (typeof RETURN_CHOICES)[number];

export const MOST_RETURN_DAYS = 365;

export type SearchFields = Pick<ShopListing, 'homeTitle' | 'homeDescription'> & {
  returns: StatedReturns | null;
};

/** As in the form: texts and switches. */
export type SearchValues = {
  homeTitle: string;
  homeDescription: string;
  returns: string;
  returnDays: string;
  areReturnsFree: boolean;
};

export const searchValuesOf = ({ homeTitle, homeDescription, returns }: ShopListing): SearchValues => ({
  homeTitle,
  homeDescription,
  returns: returns?.kind ?? 'unstated',
  returnDays: returns?.kind === 'days' ? String(returns.days) : '',
  areReturnsFree: returns?.kind === 'days' && returns.areFree,
});

export type EuFields = { sellsToEu: boolean; maker: ResponsiblePerson; euPerson: ResponsiblePerson };

export const EU_TEXTS = [
  'makerName',
  'makerAddress',
  'makerContact',
  'euName',
  'euAddress',
  'euContact',
] as const;

export type EuValues = Record<(typeof EU_TEXTS)[number], string> & { sellsToEu: boolean };

export const euValuesOf = ({ sellsToEu, maker, euPerson }: ShopListing): EuValues => ({
  sellsToEu,
  makerName: maker.name,
  makerAddress: maker.address,
  makerContact: maker.contact,
  euName: euPerson.name,
  euAddress: euPerson.address,
  euContact: euPerson.contact,
});
