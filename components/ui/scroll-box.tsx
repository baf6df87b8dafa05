import { classNames } from './class-names';

type ScrollBoxProps = {
  /** The label of the content, for keyboard and screen readers. */
  label: string;
  className: string;
  children: React.ReactNode;
};

/** A box with its own scrolling, so that the page does not scroll sideways; arrow keys scroll it too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be one more landmark.
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse.
      tabIndex={0}
      // Positioned: otherwise visually hidden content in it would widen the page.
      className={classNames('relative', className)}
    >
      {children}
    </div>
  );
}
