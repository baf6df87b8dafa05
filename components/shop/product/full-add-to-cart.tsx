'use client';
import { TeamOrderFields } from '@/components/shop/team-order/team-order-fields';
import { useTeamOrder } from '@/components/shop/team-order/use-team-order';
import type { ProductView } from '@/lib/catalog/products/product-views';
import { AddToCartForm } from './add-to-cart-form';
import { leftOf } from './left-of';
import { OptionFields } from './options/option-fields';
import { useOptions } from './options/use-options';

/** The form of a product with options, or of one that is ordered for a team. */
export function FullAddToCart({ product }: { product: ProductView }) {
  const teamOrder = useTeamOrder(product);
  const hasRoster = teamOrder.roster.state.phase !== 'empty';
  const options = useOptions(product, product.requiresRoster || hasRoster);
  return (
    <AddToCartForm
      product={product}
      parts={{
        chosen: options.chosen,
        left: product.options.length > 0 ? options.left : leftOf(product),
        optionFields: product.options.length > 0 && <OptionFields product={product} options={options} />,
        readOptions: options.read,
        teamOrder,
        teamFields: product.isTeamOrder && <TeamOrderFields product={product} teamOrder={teamOrder} />,
        restore: (choices) => {
          options.restore(choices);
          if (product.isTeamOrder) {
            teamOrder.restore(choices);
          }
        },
        reset: () => {
          options.reset();
          teamOrder.reset();
        },
      }}
    />
  );
}
