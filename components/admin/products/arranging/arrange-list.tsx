'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { ArrangedPage, Placement } from '@/lib/catalog/arranging/arranged-page';
import type { Outcome } from '@/lib/outcome';
import { ArrangeRow } from './arrange-row';
import { useArranging } from './use-arranging';

type ArrangeListProps = {
  page: ArrangedPage;
  moveProduct: (placement: Placement) => Promise<Outcome<null>>;
};

/** The products of a page in the shop's order; each is moved by its handle, with a pointer or with arrow keys. */
export function ArrangeList({ page, moveProduct }: ArrangeListProps) {
  const router = useRouter();
  const { products, news, problem, moveTo, moveBy, moveToTop, flush } = useArranging({
    page,
    moveProduct,
    onLeft: () => router.refresh(),
  });
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  /** The place in the list at this height. */
  function placeAt(y: number): number {
    const rows = [...(list.current?.children ?? [])];
    const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return index === -1 ? rows.length - 1 : index;
  }

  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol ref={list} start={page.first} className="flex flex-col gap-2">
        {products.map((product, index) => (
          <ArrangeRow
            key={product.id}
            product={product}
            place={page.first + index}
            isFirst={page.first + index === 1}
            isDragged={dragged === product.id}
            onStep={(step) => moveBy(product.id, step)}
            onTop={() => moveToTop(product.id)}
            onDragStart={() => setDragged(product.id)}
            onDrag={(y) => moveTo(product.id, placeAt(y))}
            onDragEnd={() => {
              setDragged(null);
              flush();
            }}
          />
        ))}
      </ol>
    </>
  );
}
