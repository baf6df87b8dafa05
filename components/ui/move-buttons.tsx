import { uiSentences } from '@/lib/messages/en/ui';
import { IconButton } from './icon-button';
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
