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

const MOVES = [
  { direction: 'up', labelOf: uiSentences.moveUp, Icon: ArrowUpIcon },
  { direction: 'down', labelOf: uiSentences.moveDown, Icon: ArrowDownIcon },
] as const;

/** Moves an entry of a list by one place. At the ends the buttons stay focusable and do nothing. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return MOVES.map(({ direction, labelOf, Icon }) => {
    const isAtEnd = direction === 'up' ? isFirst : isLast;
    return (
      <IconButton
        key={direction}
        label={labelOf(name)}
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && onMove(direction)}
      >
        <Icon />
      </IconButton>
    );
  });
}
