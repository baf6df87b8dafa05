import { uiSentences } from '@/lib/messages/en/ui';
import { iconButton } from './icon-button-style';
import { ArrowDownIcon, ArrowUpIcon } from './icons';

type MoveButtonsProps = {
  /** The name of the entry. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: 'up' | 'down') => void;
};

/** Moves an entry of a list by one place. At the ends the buttons stay focusable and do nothing. */
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
