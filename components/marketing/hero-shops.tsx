import { exampleSentences } from '@/lib/messages/en/marketing/examples';
import { productFactSentences } from '@/lib/messages/en/shop/product-facts';
import { cents, formatCents } from '@/lib/money/cents';
import { BeaniePicture } from './artwork/beanie-picture';
import { JerseyPicture } from './artwork/jersey-picture';
import { MugPicture } from './artwork/mug-picture';
import { PrintPicture } from './artwork/print-picture';

const { shops, shopsAlt } = exampleSentences;
const { customizable, teamOrder } = productFactSentences;

const SHOPS = [
  {
    ...shops.pottery,
    color: '#4d6650',
    price: cents(3_400),
    badge: customizable,
    picture: <MugPicture />,
  },
  {
    ...shops.knitter,
    color: '#3a5568',
    price: cents(4_800),
    badge: customizable,
    picture: <BeaniePicture />,
  },
  { ...shops.printShop, color: '#a04a2c', price: cents(6_400), badge: null, picture: <PrintPicture /> },
  {
    ...shops.teamWear,
    color: '#1f5a4a',
    price: cents(5_200),
    badge: teamOrder,
    picture: <JerseyPicture />,
  },
] as const;

/** Four small storefronts, each with its own address and colour: examples of what the platform makes. */
export function HeroShops() {
  return (
    <div
      role="img"
      aria-label={shopsAlt}
      className="grid grid-cols-2 gap-3 sm:gap-5 md:max-lg:grid-cols-4 md:max-lg:gap-3"
    >
      {SHOPS.map(({ name, host, color, product, price, badge, picture }, index) => (
        <div
          key={host}
          className={`overflow-hidden rounded-card border border-line bg-surface shadow-[0_1px_2px_#26221d14,0_12px_32px_-12px_#26221d33] ${index % 2 === 1 ? 'translate-y-5 sm:translate-y-10' : ''}`}
        >
          <p className="truncate border-b border-line bg-sunken px-3 py-1.5 text-center text-[0.6875rem] text-muted sm:text-xs">
            {host}
          </p>
          <p
            className="truncate px-3 py-2 font-display text-sm font-medium text-white sm:px-4 sm:text-base"
            style={{ backgroundColor: color }}
          >
            {name}
          </p>
          {picture}
          <div className="px-3 py-2.5 text-xs sm:px-4 sm:py-3 sm:text-sm">
            <p className="truncate font-semibold">{product}</p>
            <p className="flex flex-wrap items-center justify-between gap-x-2 tabular-nums">
              {formatCents(price)}
              {badge && (
                <span className="hidden rounded-full md:max-lg:hidden bg-sunken px-2 text-xs leading-5 sm:inline">
                  {badge}
                </span>
              )}
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
