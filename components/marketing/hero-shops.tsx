import type { StaticImageData } from 'next/image';
import { exampleSentences } from '@/lib/messages/en/marketing/examples';
import { productFactSentences } from '@/lib/messages/en/shop/product-facts';
import { type Cents, cents, formatCents } from '@/lib/money/cents';
import beanie from './artwork/beanie.svg';
import jersey from './artwork/jersey.svg';
import mug from './artwork/mug.svg';
import print from './artwork/print.svg';

const { shops, shopsAlt } = exampleSentences;
const { customizable, teamOrder } = productFactSentences;

type Shop = {
  name: string;
  host: string;
  product: string;
  color: string;
  price: Cents;
  badge: string | null;
  /** A drawing, as a file: in the page it would be a third of it. */
  picture: StaticImageData;
};

const SHOPS: readonly Shop[] = [
  {
    ...shops.pottery,
    color: '#4d6650',
    price: cents(3_400),
    badge: customizable,
    picture: mug,
  },
  {
    ...shops.knitter,
    color: '#3a5568',
    price: cents(4_800),
    badge: customizable,
    picture: beanie,
  },
  { ...shops.printShop, color: '#a04a2c', price: cents(6_400), badge: null, picture: print },
  {
    ...shops.teamWear,
    color: '#1f5a4a',
    price: cents(5_200),
    badge: teamOrder,
    picture: jersey,
  },
];

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
          <picture>
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              className="block w-full"
            />
          </picture>
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
