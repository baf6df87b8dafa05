// What pages show of a product. Plain data: rows never leave the query modules.
import type { Cents } from '@/lib/money/cents';

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
  requiresLogo: boolean;
  requiresRoster: boolean;
};

/** What a cart line shows of its product. */
export type CartProductView = Pick<
  ProductView,
  'id' | 'name' | 'priceCents' | 'imageUrl' | 'customizationLabel'
>;

/** One page of the grid: at most `pageSize` cards, and how many pages there are. */
export type ProductPageView = { products: ProductCardView[]; pageCount: number };
