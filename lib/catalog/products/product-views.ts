// What pages show of a product. Plain data: rows never leave the query modules.
import type { Cents } from '@/lib/money/cents';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

export type CategoryView = { id: string; name: string };

export type ProductCardView = {
  id: string;
  name: string;
  priceCents: Cents;
  imageUrl: string | null;
  categoryName: string | null;
  allowsCustomization: boolean;
  isTeamOrder: boolean;
};

export type ProductView = ProductCardView & {
  description: string;
  categoryId: string | null;
  isActive: boolean;
  customizationLabel: string | null;
  customizationPlaceholder: string | null;
  /** How many letters it may have, as people see them; null for as many as an order takes. */
  customizationLimit: number | null;
  requiresLogo: boolean;
  requiresRoster: boolean;
  /** The columns of its rosters; those that a shop starts with where the owner has said nothing. */
  rosterSettings: RosterSettings;
};

/** One page of the grid: at most `pageSize` cards, and how many pages there are. */
export type ProductPageView = { products: ProductCardView[]; pageCount: number };

/** A product as its editor sees it: everything the form holds, so that editing needs no second request. */
export type AdminProductView = ProductView & {
  sku: string;
  /** What its SKU was before it was made unlike another in more than its case; null once somebody has saved it. */
  formerSku: string | null;
  /** Counts the changes; a save names the version that it was made from. */
  version: number;
};

/** What a save comes to: it is done, or somebody else was first, whose version is `current`. */
export type ProductSave =
  | { kind: 'saved'; product: AdminProductView }
  | { kind: 'changed'; current: AdminProductView };

/** A category in the admin area, with how many products are in it, active or not. */
export type AdminCategoryView = CategoryView & { productCount: number };

/** One page of the product list, how many products match in all, and where the pages beside it begin. */
export type AdminProductPage = {
  products: AdminProductView[];
  total: number;
  newerCursor: string | null;
  olderCursor: string | null;
};
