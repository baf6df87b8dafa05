import { uiSentences } from '@/lib/messages/en/ui';
import { IconButton } from './icon-button';
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
      <IconButton
        label={uiSentences.moveUp(name)}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove('up')}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        label={uiSentences.moveDown(name)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove('down')}
      >
        <ArrowDownIcon />
      </IconButton>
    </>
  );
}
