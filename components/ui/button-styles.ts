// The look of buttons. A style instead of a component, because links use it too.
import { classNames } from './class-names';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control py-3 text-center font-semibold leading-tight transition-[background-color,border-color,filter] disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-70';

const variants = {
  /** The main action of a shop's page, in its colour. */
  primary: 'px-6 bg-tenant text-on-tenant hover:brightness-95 active:brightness-90',
  brand: 'px-6 bg-brand text-on-brand hover:brightness-110 active:brightness-95',
  secondary: 'px-6 border border-line-strong bg-surface text-ink hover:bg-sunken',
  danger: 'px-6 bg-danger text-white hover:brightness-110 active:brightness-95',
  quiet: 'text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink',
} as const;

export const buttonStyle = (variant: keyof typeof variants, extra?: string): string =>
  classNames(base, variants[variant], extra);
