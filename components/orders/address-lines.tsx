import { classNames } from '@/components/ui/class-names';

type AddressLinesProps = {
  lines: readonly string[];
  /** The style of the first line, the name. */
  firstLine?: string;
  className?: string;
  /** Content below the address that belongs to it, such as a phone number. */
  children?: React.ReactNode;
};

/** A postal address. */
export const AddressLines = ({ lines, firstLine, className, children }: AddressLinesProps) => (
  <address className={classNames('not-italic', className)}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one address, which never change places.
      <span key={index} className={classNames('block', index === 0 && firstLine)}>
        {line}
      </span>
    ))}
    {children}
  </address>
);
