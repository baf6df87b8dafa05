import { classNames } from './class-names';

type CardProps = {
  title?: string;
  action?: React.ReactNode;
  className?: string;
  children: React.ReactNode;
};

/** A plain frame around one subject. */
export function Card({ title, action, className, children }: CardProps) {
  return (
    <section className={classNames('rounded-card border border-line bg-surface p-5 sm:p-6', className)}>
      {(title || action) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title && <h2 className="heading-2">{title}</h2>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
