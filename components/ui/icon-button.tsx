import { classNames } from './class-names';

type IconButtonProps = Omit<React.ComponentProps<'button'>, 'type' | 'aria-label'> & {
  /** What it does, for whoever cannot see the icon. */
  label: string;
};

/** A button that is an icon only; one that does nothing right now is aria-disabled and stays in reach. */
export function IconButton({ label, className, ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      className={classNames(
        'flex size-11 items-center justify-center rounded-full hover:bg-sunken aria-disabled:text-muted/60 aria-disabled:hover:bg-transparent',
        className,
      )}
    />
  );
}
