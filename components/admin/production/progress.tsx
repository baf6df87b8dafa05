import { classNames } from '@/components/ui/class-names';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';

type ProgressProps = { made: number; pieces: number; className?: string };

/** '9 of 14 made', as text and as a bar. */
export function Progress({ made, pieces, className }: ProgressProps) {
  const isDone = made === pieces;
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      <span className="h-2 min-w-16 grow overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <span
          className={classNames(
            'block h-full rounded-full transition-[width]',
            isDone ? 'bg-success' : 'bg-line-strong',
          )}
          style={{ width: `${pieces === 0 ? 0 : (made / pieces) * 100}%` }}
        />
      </span>
      <span className={classNames('whitespace-nowrap text-sm tabular-nums', isDone && 'text-success')}>
        {adminProductionSentences.piecesMade(made, pieces)}
      </span>
    </div>
  );
}
