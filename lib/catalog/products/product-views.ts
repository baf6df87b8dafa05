// Products as pages see them. Plain data: rows never leave the query modules.
import type { ProductOption, ProductVariant } from '@/lib/catalog/options/product-option';
import type { ShownOption, ShownVariant } from '@/lib/catalog/options/shown-options';
import type { ProductPictureView } from '@/lib/catalog/pictures/picture-views';
import type { Availability } from '@/lib/catalog/stock/stock-left';
import type { ProductTerms } from '@/lib/catalog/terms/product-terms';
import type { ShownTerms } from '@/lib/catalog/terms/shown-terms';
import type { Cents } from '@/lib/money/cents';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

export type CategoryView = { id: string; name: string };

export type ProductCardView = {
  id: string;
  name: string;
  /** Of today: in a sale, the sale's. */
  priceCents: Cents;
  /** What it costs without a sale; null if no sale runs. */
  regularCents?: Cents | null;
  imageUrl: string | null;
  /** The focal point of that picture, as CSS's `object-position`; null for the centre. */
  imagePosition: string | null;
  categoryName: string | null;
  allowsCustomization: boolean;
  isTeamOrder: boolean;
  /** Its variants have several prices; then `priceCents` is the lowest for shoppers. */
  hasSeveralPrices: boolean;
  /** `sold`: it was one of a kind. */
  availability: Availability;
};

export type ProductView = ProductCardView & {
  /** The pieces left of a product without options, if they are few. */
  left: number | null;
  isOneOfAKind: boolean;
  /** What a shopper can choose, and the variants that are sold. */
  options: ShownOption[];
  variants: ShownVariant[];
  /** In the owner's order; the first is `imageUrl`. */
  pictures: ProductPictureView[];
  terms: ShownTerms;
  description: string;
  categoryId: string | null;
  isActive: boolean;
  customizationLabel: string | null;
  customizationPlaceholder: string | null;
  /** The most letters, as people count them; null for the general limit of answers. */
  customizationLimit: number | null;
  requiresLogo: boolean;
  requiresRoster: boolean;
  /** The columns of its rosters; the defaults if the owner has set none. */
  rosterSettings: RosterSettings;
};

/** One page of the grid: at most `PAGE_SIZE` cards, and the number of pages. */
export type ProductPageView = { products: ProductCardView[]; pageCount: number };

/** A product as its editor sees it: all fields of the form, so that editing needs no second request. */
export type AdminProductView = Omit<
  ProductView,
  'options' | 'variants' | 'terms' | 'left' | 'isOneOfAKind'
> & {
  /** The pieces on hand of all that is sold; null if they are not counted. */
  piecesLeft: number | null;
  options: ProductOption[];
  terms: ProductTerms;
  /** One for each combination, sold or not. */
  variants: ProductVariant[];
  sku: string;
  /**
   * The SKU before a migration changed it, because another product had the same in another case; null once the product
   * has been saved.
   */
  formerSku: string | null;
  /** Of one piece, packed, in grams; null if it was never said. */
  weightGrams: number | null;
  /** Its categories besides the first, in the owner's order. */
  furtherCategories: CategoryView[];
  /** Since when it is archived; null if it is not. */
  archivedAt: Date | null;
  /** Counts the changes. A save names the version that it started from. */
  version: number;
};

/** The result of a save: it is done, or somebody else has saved first; then `current` is their version. */
export type ProductSave =
  | { kind: 'saved'; product: AdminProductView }
  | { kind: 'changed'; current: AdminProductView };

/** A category in the admin area, with the number of its products, active or not. */
export type AdminCategoryView = CategoryView & { productCount: number };

/** One page of the product list, the number of all matches, and the cursors of the next pages. */
export type AdminProductPage = {
  products: AdminProductView[];
  total: number;
  newerCursor: string | null;
  olderCursor: string | null;
};
