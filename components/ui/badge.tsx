import { classNames } from './class-names';

type BadgeProps = {
  /** In the shop's second colour. */
  isAccented?: boolean;
  children: React.ReactNode;
};

/** A small label on a product. */
export function Badge({ isAccented = false, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-sm leading-tight',
        isAccented ? 'text-accent-text' : 'text-ink',
      )}
    >
      {isAccented && <span className="size-2 rounded-full bg-accent" aria-hidden="true" />}
      {children}
    </span>
  );
}
