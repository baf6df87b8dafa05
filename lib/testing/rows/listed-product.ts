import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import { cents } from '@/lib/money/cents';
import type { ListedProduct, ListedVariant } from '@/lib/search-engines/listed-product';

const plain: ListedVariant = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  sku: 'MUG-1',
  priceCents: cents(2_800),
  imageUrl: '/media/mug-1280.webp',
  values: [],
  availability: 'in_stock',
};

export const mug: ListedProduct = {
  id: plain.id,
  name: 'Name Mug',
  description: 'A mug with a name.',
  sku: 'MUG-1',
  imageUrls: ['/media/mug-1280.webp', '/media/foot-1280.webp'],
  weightGrams: 450,
  category: { id: 'c1', name: 'Mugs' },
  variants: [plain],
};

const sized = (size: string, engraving: string, change: Partial<ListedVariant>): ListedVariant => ({
  ...plain,
  values: [
    { option: 'Size', value: size, parameter: 'size' },
    { option: 'Engraving', value: engraving, parameter: 'engraving' },
  ],
  ...change,
});

/** In two sizes, one of them sold out, with an option that schema.org has no name for. */
export const sock: ListedProduct = {
  ...mug,
  variants: [
    sized('S', 'None', { id: 'v1', sku: 'SOCK-S' }),
    sized('L', 'None', { id: 'v2', sku: 'SOCK-L', priceCents: cents(3_100), availability: 'out_of_stock' }),
  ],
};

export const parcel: DeliveryMethod = {
  id: 'm1',
  name: 'Standard parcel',
  price: { kind: 'pieces', firstCents: cents(650), furtherCents: cents(150) },
  freeFromCents: cents(3_000),
  minDays: 3,
  maxDays: 5,
  pickupAddress: '',
  pickupTimes: '',
  places: [
    { country: 'US', states: ['NC', 'SC'] },
    { country: 'DE', states: null },
  ],
};

export const pickup: DeliveryMethod = {
  ...parcel,
  id: 'm2',
  name: 'Pickup',
  price: { kind: 'pickup' },
  places: [],
};
