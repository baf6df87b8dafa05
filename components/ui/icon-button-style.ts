/** The look of an icon button; without a current effect it is aria-disabled and stays focusable. */
export const iconButton =
  'flex size-11 items-center justify-center rounded-full hover:bg-sunken aria-disabled:text-muted/60 aria-disabled:hover:bg-transparent';
