import { classNames } from '@/components/ui/class-names';
import { ChevronIcon } from '@/components/ui/icons';

type FoldButtonProps = {
  isOpen: boolean;
  /** The id of the element that the button shows and hides. */
  controls: string;
  onToggle: () => void;
  children: React.ReactNode;
};

/** A button that shows and hides the part below it. */
export const FoldButton = ({ isOpen, controls, onToggle, children }: FoldButtonProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onToggle}
    className="flex min-h-11 w-full items-center gap-1.5 text-left font-medium"
  >
    <ChevronIcon className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-90')} />
    {children}
  </button>
);
