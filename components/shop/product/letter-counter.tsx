import { classNames } from '@/components/ui/class-names';
import { addToCartSentences } from '@/lib/messages/en/shop/add-to-cart';
import { letterCount } from '@/lib/text/letter-count';

/**
 * Used and allowed letters of a text, counted as people see them. Screen readers read it with the field, and again
 * when the text becomes too long.
 */
export function LetterCounter({ id, text, limit }: { id: string; text: string; limit: number }) {
  const count = letterCount(text);
  const isOver = count > limit;
  return (
    <p
      className={classNames('mt-1 text-sm tabular-nums', isOver ? 'font-semibold text-danger' : 'text-muted')}
    >
      <span id={id}>{addToCartSentences.letterCount(count, limit)}</span>
      <span role="status">{isOver && addToCartSentences.tooManyLetters(count - limit)}</span>
    </p>
  );
}
