// The look of buttons. A style instead of a component, because links use it too. Its rules are in look.css: a page names them
// many times, and as utilities they were a third of a kilobyte each time.
import { classNames } from './class-names';

/** `primary` is the main action of a shop's page, in its colour. */
type ButtonVariant = 'primary' | 'brand' | 'secondary' | 'danger' | 'quiet';

export const buttonStyle = (variant: ButtonVariant, extra?: string): string =>
  classNames('button', `button-${variant}`, extra);
