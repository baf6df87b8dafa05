import { classNames } from '@/components/ui/class-names';
import type { LineChoice } from '@/lib/choices/line-choice';
import { choiceLabel } from '@/lib/orders/choices/choice-lines';

type Told = LineChoice<{ name: string; href?: string }>;

type ChoiceListProps = {
  choices: readonly Told[];
  className?: string;
  /** The style of an answer. */
  answerStyle?: string;
  /** Rendered one after the other in a line of text. */
  isInline?: boolean;
  /** An addition below a choice's answer, such as an upcharge. */
  more?: (kind: string) => React.ReactNode;
};

/**
 * The choices of a line, `label: value` in each row; a file that can be opened is a link. Nothing without choices.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { choices, className, answerStyle = 'font-medium', isInline = false, more } = props;
  const told = choices.filter(({ value }) => value !== '');
  if (told.length === 0) {
    return null;
  }
  return (
    <dl className={classNames(isInline ? 'inline' : 'flex flex-col gap-1', className)}>
      {told.map((choice, index) => (
        <div key={choice.kind} className={isInline ? 'inline' : undefined}>
          {isInline && index > 0 && ' · '}
          <dt className="inline text-muted">{choiceLabel(choice)}: </dt>
          <dd className={classNames('inline whitespace-pre-line', answerStyle)}>
            <Answer choice={choice} />
            {more?.(choice.kind)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ choice: { value, files } }: { choice: Told }) {
  const links = files?.filter(({ href }) => href !== undefined) ?? [];
  return links.length === 0
    ? value
    : links.map(({ name, href }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {name}
        </a>
      ));
}
