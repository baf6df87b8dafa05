import { classNames } from '@/components/ui/class-names';

type AddressLinesProps = {
  lines: readonly string[];
  /** How the first line, the name, is set. */
  firstLine?: string;
  className?: string;
  /** What stands below the address and belongs to it, such as a phone number. */
  children?: React.ReactNode;
};

/** An address as it goes on a parcel. */
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
