/** How a button looks that is an icon only; one that does nothing right now is aria-disabled and stays in reach. */
export const iconButton =
  'flex size-11 items-center justify-center rounded-full hover:bg-sunken aria-disabled:text-muted/60 aria-disabled:hover:bg-transparent';
