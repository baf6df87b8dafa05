import Link from 'next/link';

type OrderCardProps = {
  orderId: string;
  orderNumber: number;
  /** What stands beside the number. */
  amount: React.ReactNode;
  children: React.ReactNode;
};

/** A card of a list that leads to its order, wherever it is pressed. */
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
