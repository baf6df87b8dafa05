type BadgeProps = {
  /** With a dot in the shop's second colour. */
  isAccented?: boolean;
  children: React.ReactNode;
};

/** A small label on a product. */
export const Badge = ({ isAccented = false, children }: BadgeProps) => (
  <span className={isAccented ? 'badge badge-accented' : 'badge'}>{children}</span>
);
