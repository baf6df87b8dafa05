'use client';
import dynamic from 'next/dynamic';
import type { ProductView } from '@/lib/catalog/products/product-views';
import { cents } from '@/lib/money/cents';
import { AddToCartForm, type FormParts } from './add-to-cart-form';
import { leftOf } from './left-of';

// Most products have neither options nor team orders, and load nothing for them.
const FullAddToCart = dynamic(() => import('./full-add-to-cart').then((module) => module.FullAddToCart));

const doNothing = () => {};

const PLAIN: Omit<FormParts, 'chosen' | 'left'> = {
  optionFields: null,
  readOptions: () => [],
  teamOrder: {
    ...{ pieces: null, upchargeCents: cents(0), isSaving: false, isRestoring: false, draft: null },
    adopt: doNothing,
    prepare: async () => [],
  },
  teamFields: null,
  restore: doNothing,
  reset: doNothing,
};

/** The form of a product's page. */
export const AddToCart = ({ product }: { product: ProductView }) =>
  product.isTeamOrder || product.options.length > 0 ? (
    <FullAddToCart product={product} />
  ) : (
    <AddToCartForm product={product} parts={{ ...PLAIN, chosen: product, left: leftOf(product) }} />
  );
