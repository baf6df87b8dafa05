import type { VariantPieces } from '@/lib/catalog/options/choose-variant';
import type { PricedLine } from './price-order';

/**
 * The pieces that a line takes of each variant: of one variant, or of one for each size on its roster. None of a roster
 * whose sizes nobody could read. Several variants may share a stock (`product_variants.stock_variant_id`).
 */
export const piecesByVariant = ({ variantPieces }: Pick<PricedLine, 'variantPieces'>): VariantPieces[] =>
  variantPieces;
