import { classNames } from '@/components/ui/class-names';
import { paperSentences } from '@/lib/messages/en/paper';

type SizeChipsProps = {
  sizes: readonly { label: string | null; pieces: number }[];
  className?: string;
};

/** Pieces by size: 'S×3 M×6 L×5', each in a frame that also prints. */
export function SizeChips({ sizes, className }: SizeChipsProps) {
  if (sizes.length === 0) {
    return null;
  }
  return (
    <ul className={classNames('flex flex-wrap gap-1.5', className)}>
      {sizes.map(({ label, pieces }) => (
        <li
          key={label}
          className="inline-flex items-baseline rounded-md border border-line bg-surface px-2 py-0.5 leading-snug print:border-line-strong"
        >
          <span className={label === null ? 'text-muted' : 'font-semibold'}>
            {label ?? paperSentences.noSize}
          </span>
          <span className="text-muted">×</span>
          <span className="tabular-nums">{pieces}</span>
        </li>
      ))}
    </ul>
  );
}
