import { classNames } from '@/components/ui/class-names';
import type { Style } from '@/components/ui/css-variables';

type PreviewFrameProps = {
  /** The caption, visible and for screen readers. */
  caption: string;
  style?: Style;
  className?: string;
  children: React.ReactNode;
};

/** A preview of a part of the storefront. Not interactive: its links lead nowhere. */
export function PreviewFrame({ caption, style, className, children }: PreviewFrameProps) {
  return (
    <figure className={classNames('flex flex-col gap-2', className)}>
      <div
        inert
        style={style}
        className="overflow-hidden rounded-card border border-line bg-paper shadow-[0_1px_0_var(--color-line)]"
      >
        {children}
      </div>
      <figcaption className="text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
