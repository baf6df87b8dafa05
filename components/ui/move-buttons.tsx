import { uiSentences } from '@/lib/messages/en/ui';
import { iconButton } from './icon-button-style';
import { ArrowDownIcon, ArrowUpIcon } from './icons';

type MoveButtonsProps = {
  /** What is moved, as it is called. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: 'up' | 'down') => void;
};

/** Moves an entry of a list by one place. The buttons stay in reach at the ends, where they do nothing. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <button
        type="button"
        aria-label={uiSentences.moveUp(name)}
        aria-disabled={isFirst}
        className={iconButton}
        onClick={() => !isFirst && onMove('up')}
      >
        <ArrowUpIcon />
      </button>
      <button
        type="button"
        aria-label={uiSentences.moveDown(name)}
        aria-disabled={isLast}
        className={iconButton}
        onClick={() => !isLast && onMove('down')}
      >
        <ArrowDownIcon />
      </button>
    </>
  );
}
