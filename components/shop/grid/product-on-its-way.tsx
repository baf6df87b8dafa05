'use client';
// What is shown between a press on a card and the product's page. Fetched when the grid works, before anybody presses.
import { createPortal } from 'react-dom';
import { productFactSentences } from '@/lib/messages/en/shop/product-facts';
import { CardPicture } from './card-picture';
import type { LinkedCard } from './card-view';

export type ProductOnItsWayProps = Pick<LinkedCard, 'name' | 'price' | 'imageUrl' | 'position'>;

const block = 'rounded-control bg-line motion-safe:animate-pulse';

/** The known facts of a product, in the place of its page. */
export const ProductOnItsWay = ({ name, price, ...picture }: ProductOnItsWayProps): React.ReactNode =>
  createPortal(
    <div data-testid="on-its-way" className="answer-soon fixed inset-0 z-40 overflow-hidden bg-paper">
      <p role="status" className="sr-only">
        {productFactSentences.opening(name)}
      </p>
      <div aria-hidden="true">
        <div className="h-18 border-b border-line bg-surface" />
        <div className="page-width grid gap-8 py-8 sm:py-12 md:grid-cols-2 md:gap-12">
          <CardPicture imageUrl={picture.imageUrl} position={picture.position} />
          <div className="flex flex-col gap-4">
            <p className="heading-1">{name}</p>
            <p className="text-xl tabular-nums">{price}</p>
            <div className={`${block} h-5 w-full`} />
            <div className={`${block} h-5 w-4/5`} />
            <div className={`${block} mt-4 h-12 w-full`} />
          </div>
        </div>
      </div>
    </div>,
    document.body,
  );
