import type { BagLabel } from '@/lib/production/sheets/bag-labels';
import { fitText, LINE_HEIGHT, type TextBox } from '@/lib/production/sheets/fit-text';
import type { LabelSheet } from '@/lib/production/sheets/label-sheet';

const SIDE = 17;
const BETWEEN = 2;
/** Height of the line with the order's number, in millimetres. */
const FOOT = 4;

/** The boxes for a label's texts, within the available size. */
function boxesOf({ inner: { width, height } }: LabelSheet, hasSide: boolean) {
  const text = hasSide ? width - SIDE - BETWEEN : width;
  const left = height - FOOT;
  return {
    name: { width: text, height: left * 0.57, sizes: [17, 15, 13, 11, 9, 7.5, 6, 5] } satisfies TextBox,
    product: {
      width: text,
      height: left * 0.4,
      weight: 'regular',
      sizes: [9, 8, 7, 6.5, 5.5, 5],
    } satisfies TextBox,
    number: { width: SIDE, height: height * 0.45, sizes: [24, 19, 15, 12, 9, 7] } satisfies TextBox,
    size: { width: SIDE - 2, height: height * 0.34, sizes: [13, 11, 9, 7, 6] } satisfies TextBox,
  };
}

const inSize = (text: string, box: TextBox) => ({
  fontSize: `${fitText(text, box)}pt`,
  lineHeight: LINE_HEIGHT,
});

/** The content of a label, each text as large as it fits. */
export function Label({ label, sheet }: { label: BagLabel; sheet: LabelSheet }) {
  const { name, number, size, product, part, orderNumber } = label;
  const hasSide = number !== '' || size !== '';
  const boxes = boxesOf(sheet, hasSide);
  return (
    <div
      className="flex min-w-0 grow justify-between gap-[2mm] wrap-anywhere"
      style={{ padding: `${sheet.padding}mm` }}
    >
      <div className="flex min-w-0 grow flex-col justify-between gap-[0.5mm]">
        <p className="font-bold" style={inSize(name, boxes.name)}>
          {name}
        </p>
        <div>
          <p style={inSize(product, boxes.product)}>{product}</p>
          <p className="pt-[0.3mm] text-[8pt] leading-tight text-muted">
            #{orderNumber}
            {part && ` · ${part}`}
          </p>
        </div>
      </div>
      {hasSide && (
        <div className="flex w-[17mm] shrink-0 flex-col items-end justify-between">
          <p className="w-full text-right font-bold tabular-nums" style={inSize(number, boxes.number)}>
            {number}
          </p>
          {size !== '' && (
            <p
              className="max-w-full rounded-[1mm] border border-ink px-[1mm] text-center font-semibold"
              style={inSize(size, boxes.size)}
            >
              {size}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
