import { classNames } from './class-names';

type IconButtonProps = Omit<React.ComponentProps<'button'>, 'type' | 'aria-label'> & {
  /** The accessible name, for people who cannot see the icon. */
  label: string;
};

/** A button with only an icon. If it is disabled at the moment, it is aria-disabled and stays focusable. */
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
