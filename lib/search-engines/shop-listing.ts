// What a shop says of itself to search engines and to buyers in the EU. Pure; no I/O.
import type { StatedReturns } from './listed-product';

/** In characters. What Google shows of a title and a description is shorter, and cut by it. */
export const LONGEST_TITLE = 120;
export const LONGEST_SEARCH_DESCRIPTION = 320;
export const LONGEST_WARNINGS = 2_000;
export const LONGEST_PERSON = { name: 200, address: 400, contact: 300 } as const;

/** A name with a postal address and an electronic one: an e-mail address or a page with a form. */
export type ResponsiblePerson = { name: string; address: string; contact: string };

export type ShopListing = {
  /** Empty: made of the shop's name and description. */
  homeTitle: string;
  homeDescription: string;
  returns: StatedReturns | null;
  /** The owner says so. */
  sellsToEu: boolean;
  maker: ResponsiblePerson;
  /** In the EU, for a maker elsewhere. */
  euPerson: ResponsiblePerson;
};

const NOBODY: ResponsiblePerson = { name: '', address: '', contact: '' };

/** Of a shop that has saved nothing yet. */
export const NO_SHOP_LISTING: ShopListing = {
  homeTitle: '',
  homeDescription: '',
  returns: null,
  sellsToEu: false,
  maker: NOBODY,
  euPerson: NOBODY,
};

/** Of a category or a product, in results; empty for its own name and description. */
export type SearchListing = { searchTitle: string; searchDescription: string };

export const NO_SEARCH_LISTING: SearchListing = { searchTitle: '', searchDescription: '' };

export type ProductListing = SearchListing & { warnings: string };

export const NO_PRODUCT_LISTING: ProductListing = { ...NO_SEARCH_LISTING, warnings: '' };

/** Whether a person can be reached: all three are said. */
export const isComplete = ({ name, address, contact }: ResponsiblePerson): boolean =>
  name !== '' && address !== '' && contact !== '';
