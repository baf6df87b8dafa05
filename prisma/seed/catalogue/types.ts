import type { ProductOption } from '@/lib/catalog/options/product-option';
import type { StockKind } from '@/lib/catalog/stock/stock-kinds';
import type { Prisma } from '@/lib/db/generated/client';
import type { TypedDelivery } from '@/lib/delivery/read-delivery';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { Role } from '@/lib/tenants/roles';

/** The text written on a product; `limit` is the number of letters that fit. */
export type DemoPersonalisation = { label: string; placeholder: string; limit: number };

/** An option of a product; the pictures, by value, are names of drawings. */
export type DemoOption = ProductOption & { pictures?: Readonly<Record<string, string>> };

/** Options of a product, and what its combinations cost, by their values joined with ' / '. */
export type DemoOptions = {
  options: DemoOption[];
  priceCents: Readonly<Record<string, number>>;
  /** Combinations that are not made. */
  notMade: readonly string[];
};

/** A product of a demo shop. `picture` is the name of a drawing in the artwork folder. */
export type DemoProduct = {
  sku: string;
  name: string;
  description: string;
  priceCents: number;
  category: string | null;
  picture: string;
  /** What the pictures show, in words: of the first one, then further drawings. */
  pictureWords?: string;
  furtherPictures?: readonly { drawing: string; words: string }[];
  /** For buyers in the EU. */
  warnings?: string;
  isActive: boolean;
  options?: DemoOptions;
  /** Counted pieces; without it the product is not counted. */
  stock?: { kind: Exclude<StockKind, 'uncounted'>; onHand: number };
  personalisation: DemoPersonalisation | null;
  /** Without settings its rosters have a new shop's columns. */
  teamOrder: { requiresLogo: boolean; requiresRoster: boolean; rosterSettings: RosterSettings | null } | null;
};

/** Somebody besides the owner who works in a demo shop. The same address in two shops is the same person. */
export type DemoMember = { name: string; email: string; role: Role };

/** The columns of a shop's listing that differ from a new shop's. */
export type DemoListing = Partial<Omit<Prisma.ShopListingUncheckedCreateInput, 'tenantId'>>;

/** A demo shop; `categories` is in display order and colors are #RRGGBB. */
export type DemoShop = {
  slug: string;
  name: string;
  description: string;
  customDomain: string | null;
  primaryColor: string;
  secondaryColor: string;
  paypalClientId: string | null;
  ownerName: string;
  members: DemoMember[];
  /** What order managers may refund of one order; null for nothing. */
  refundLimitCents: number | null;
  categories: string[];
  products: DemoProduct[];
  /** As the settings' form has them, in the order of their list. Without any, an order costs what its goods cost. */
  deliveries?: Partial<TypedDelivery>[];
  /** What search engines and buyers in the EU are told of it. */
  listing?: DemoListing;
};

/** A shopper of demo orders; the address is fictional and in the United States. */
export type DemoCustomer = {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
};
