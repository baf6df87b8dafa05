import { classNames } from './class-names';

type ScrollBoxProps = {
  /** What is in it, for whoever comes to it by the keyboard. */
  label: string;
  className: string;
  children: React.ReactNode;
};

/** A box that scrolls by itself, so that the page around it does not have to; arrow keys move it too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be one more landmark.
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse.
      tabIndex={0}
      // Positioned, or what is hidden in it but for screen readers would lie beside the page.
      className={classNames('relative', className)}
    >
      {children}
    </div>
  );
}
