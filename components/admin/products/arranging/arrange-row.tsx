import { ProductPicture } from '@/components/shop/grid/product-picture';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import type { ArrangedProduct } from '@/lib/catalog/arranging/arranged-page';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { arrangeSentences } from '@/lib/messages/en/admin/products/arrange';
import { numberText } from '@/lib/messages/format';
import { formatCents } from '@/lib/money/cents';
import { GripIcon } from './grip-icon';

type ArrangeRowProps = {
  product: ArrangedProduct;
  place: number;
  isFirst: boolean;
  isDragged: boolean;
  onStep: (step: -1 | 1) => void;
  onTop: () => void;
  onDragStart: () => void;
  /** While it is dragged, with the height of the pointer in the window. */
  onDrag: (y: number) => void;
  onDragEnd: () => void;
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One product with its place and its handle. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { product, place, isFirst, isDragged, onStep, onTop, onDragStart, onDrag, onDragEnd } = props;
  return (
    <li
      className={classNames(
        'flex items-center gap-3 rounded-card border bg-surface py-2 pl-1 pr-3',
        isDragged ? 'border-ink shadow-lg' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-label={arrangeSentences.handle(product.name)}
        className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-full hover:bg-sunken active:cursor-grabbing"
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step !== undefined) {
            event.preventDefault();
            onStep(step);
          }
        }}
        onPointerDown={(event) => {
          if (event.button === 0) {
            event.currentTarget.setPointerCapture(event.pointerId);
            onDragStart();
          }
        }}
        onPointerMove={(event) => isDragged && onDrag(event.clientY)}
        onPointerUp={onDragEnd}
        onPointerCancel={onDragEnd}
      >
        <GripIcon />
      </button>
      <span className="w-8 shrink-0 text-right text-sm text-muted tabular-nums">{numberText(place)}</span>
      <div className="size-12 shrink-0 overflow-hidden rounded-control border border-line">
        <ProductPicture imageUrl={product.imageUrl} alt="" sizes="48px" />
      </div>
      <div className="min-w-0 grow">
        <p className="line-clamp-2 font-semibold leading-snug">{product.name}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted tabular-nums">
          {formatCents(product.priceCents)}
          {!product.isActive && <Badge>{adminProductsSentences.inactive}</Badge>}
        </p>
      </div>
      {!isFirst && (
        <button
          type="button"
          aria-label={arrangeSentences.toTopNamed(product.name)}
          className={buttonStyle('quiet', 'shrink-0 text-sm max-sm:hidden')}
          onClick={onTop}
        >
          {arrangeSentences.toTop}
        </button>
      )}
    </li>
  );
}
