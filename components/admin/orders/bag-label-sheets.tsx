import { type BagLabel, labelPages } from '@/lib/production/bag-labels';
import { fitText, LINE_HEIGHT, type TextBox } from '@/lib/production/fit-text';

type BagLabelSheetsProps = { labels: readonly BagLabel[]; orderNumber: number };

// Three columns and eight rows of 32 mm are 256 mm high, which leaves a margin on A4 (297 mm) and on Letter
// (279 mm). No page size is named, so they fit the paper that is chosen when printing.
const PAGE_RULES = '@page { margin: 9mm 8mm; }';

// What is left inside a label on the narrower paper, A4: 194 / 3 mm less its padding.
const WHOLE = 58;
const SIDE = 17;
const NAME: Omit<TextBox, 'width'> = { height: 12.5, sizes: [17, 15, 13, 11, 9, 7.5, 6] };
const NUMBER: TextBox = { width: SIDE, height: 10, sizes: [24, 19, 15, 12, 9, 7] };
const SIZE: TextBox = { width: SIDE - 2, height: 8, sizes: [13, 11, 9, 7, 6] };
const PRODUCT: Omit<TextBox, 'width'> = { height: 9, weight: 'regular', sizes: [9, 8, 7, 6.5, 5.5] };

const inSize = (text: string, box: TextBox) => ({
  fontSize: `${fitText(text, box)}pt`,
  lineHeight: LINE_HEIGHT,
});

/** Labels to cut out, sheet by sheet, each text as large as fits. On a phone they lie below each other. */
export function BagLabelSheets({ labels, orderNumber }: BagLabelSheetsProps) {
  return (
    <div className="mx-auto flex w-full max-w-[210mm] flex-col gap-6 print:block print:max-w-none">
      <style>{PAGE_RULES}</style>
      {labelPages(labels).map((page, index) => (
        <ul
          key={page[0]?.key}
          aria-label={`Sheet ${index + 1}`}
          className="grid content-start border-l border-t border-dashed border-line-strong bg-white shadow-sm sm:grid-cols-3 print:break-after-page print:mr-px print:grid-cols-3 print:shadow-none print:last:break-after-auto"
        >
          {page.map((label) => (
            <Label key={label.key} label={label} orderNumber={orderNumber} />
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Never cut: a text that is longer than any size allows makes its row of labels higher. */
function Label({ label, orderNumber }: { label: BagLabel; orderNumber: number }) {
  const { name, number, size, product, part } = label;
  const hasSide = number !== '' || size !== '';
  const width = hasSide ? WHOLE - SIDE - 2 : WHOLE;
  return (
    <li className="flex min-h-[32mm] break-inside-avoid justify-between gap-[2mm] border-b border-r border-dashed border-line-strong p-[3mm]">
      <div className="flex min-w-0 grow flex-col justify-between gap-[1mm]">
        <p className="font-bold" style={inSize(name, { ...NAME, width })}>
          {name}
        </p>
        <div>
          <p style={inSize(product, { ...PRODUCT, width })}>{product}</p>
          <p className="pt-[0.5mm] text-[8pt] leading-tight text-muted">
            #{orderNumber}
            {part && ` · ${part}`}
          </p>
        </div>
      </div>
      {hasSide && (
        <div className="flex w-[17mm] shrink-0 flex-col items-end justify-between">
          <p className="w-full text-right font-bold tabular-nums" style={inSize(number, NUMBER)}>
            {number}
          </p>
          {size !== '' && (
            <p
              className="max-w-full rounded-[1mm] border border-ink px-[1mm] text-center font-semibold"
              style={inSize(size, SIZE)}
            >
              {size}
            </p>
          )}
        </div>
      )}
    </li>
  );
}
