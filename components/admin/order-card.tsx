import Link from 'next/link';

type OrderCardProps = {
  orderId: string;
  orderNumber: number;
  /** Shown beside the number. */
  amount: React.ReactNode;
  children: React.ReactNode;
};

/** A card of a list. Clicking anywhere on it opens its order. */
export const OrderCardFrame = ({ orderId, orderNumber, amount, children }: OrderCardProps) => (
  <li className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
    <div className="flex items-baseline justify-between gap-4">
      <Link
        href={`/admin/orders/${orderId}`}
        className="font-semibold after:absolute after:inset-0 after:rounded-card"
      >
        #{orderNumber}
      </Link>
      {amount}
    </div>
    {children}
  </li>
);
