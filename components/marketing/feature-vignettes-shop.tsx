// More small views of the product beside its features.

import { exampleSentences } from '@/lib/messages/en/marketing/examples';
import { chargeSentences } from '@/lib/messages/en/orders/charges';
import { cents, formatCents } from '@/lib/money/cents';

const { shops, checkout, admin } = exampleSentences;
const PRINT = formatCents(cents(6_400));

const sheet = 'w-full max-w-72 rounded-control border border-line bg-surface text-sm';

export function CheckoutVignette() {
  return (
    <div className={`${sheet} p-4`}>
      <p className="flex justify-between gap-4">
        <span className="text-muted">{checkout.line(shops.printShop.product, 1)}</span>
        <span className="tabular-nums">{PRINT}</span>
      </p>
      <p className="mt-2 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        <span>{chargeSentences.total}</span>
        <span className="tabular-nums">{PRINT}</span>
      </p>
      <p className="mt-3 rounded-full bg-[#ffc439] py-2 text-center font-semibold">{checkout.pay}</p>
    </div>
  );
}

const ORDERS = [
  { number: '#1042', total: cents(6_400), status: admin.pending, tint: '#fdf1c9' },
  { number: '#1041', total: cents(3_400), status: admin.processing, tint: '#dbe8f6' },
  { number: '#1040', total: cents(62_400), status: admin.completed, tint: '#dcefe2' },
] as const;

export function AdminVignette() {
  return (
    <div className={sheet}>
      <p className="flex gap-4 border-b border-line px-4 py-2 text-muted">
        <span className="font-semibold text-ink">{admin.orders}</span>
        <span>{admin.products}</span>
        <span>{admin.settings}</span>
      </p>
      <div className="px-4 py-1">
        {ORDERS.map(({ number, total, status, tint }, index) => (
          <p
            key={number}
            className={`flex items-center justify-between gap-3 py-1.5 tabular-nums ${index > 0 ? 'border-t border-line' : ''}`}
          >
            <span>{number}</span>
            <span className="ml-auto">{formatCents(total)}</span>
            <span className="w-22 rounded-full py-0.5 text-center text-xs" style={{ backgroundColor: tint }}>
              {status}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

const FRONTS = [
  { left: 0, color: '#4d6650', awning: '#e7eee5' },
  { left: 96, color: '#a04a2c', awning: '#f7e6dc' },
  { left: 192, color: '#3a5568', awning: '#e1e9ef' },
] as const;

export function SeparationVignette() {
  return (
    <svg viewBox="0 0 272 124" className="w-full max-w-72" aria-hidden="true" focusable="false">
      {FRONTS.map(({ left, color, awning }) => (
        <g key={left} transform={`translate(${left})`}>
          <path fill="#fff" stroke="#e4ddd2" d="M4.5 34h71v86h-71z" />
          <path fill={color} d="M2 8q0-6 6-6h64q6 0 6 6v26H2Z" />
          <path
            fill={awning}
            d="M2 30h15.2v8a7.6 7.6 0 0 1-15.2 0ZM32.4 30h15.2v8a7.6 7.6 0 0 1-15.2 0ZM62.8 30H78v8a7.6 7.6 0 0 1-15.2 0Z"
          />
          <path fill={color} d="M17.2 30h15.2v8a7.6 7.6 0 0 1-15.2 0ZM47.6 30h15.2v8a7.6 7.6 0 0 1-15.2 0Z" />
          <path
            d="M14 14h52M14 20h34"
            stroke="#fff"
            strokeOpacity=".7"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <path fill="#f3efe8" stroke="#e4ddd2" d="M13 60h26v34H13z" />
          <path fill={color} d="M46 120V72a11 11 0 0 1 22 0v48Z" />
          <circle cx="63" cy="96" r="1.800" fill="#fff" />
        </g>
      ))}
      <path d="M0 121.5h272" stroke="#91887a" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
