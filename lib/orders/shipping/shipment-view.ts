// Shipments as pages and mails show them.
import { chosenName } from '@/lib/orders/choices/chosen-name';
import { ITEM_CHOICES, itemChoices } from '@/lib/orders/choices/item-choices';
import type { ChoiceColumns } from '@/lib/orders/choices/stored-choices';
import { type Carrier, readCarrier, trackingUrl } from '@/lib/orders/tracking/carriers';

export type ShipmentView = {
  id: string;
  /** Waits at the shop for its buyer, instead of being sent. */
  isPickup: boolean;
  /** Null for a parcel of an unknown carrier, and for a pickup. */
  carrier: Carrier | null;
  trackingNumber: string;
  /** The carrier's page about it. */
  trackingUrl: string | null;
  version: number;
  createdAt: Date;
  /** When its buyer took it along. */
  collectedAt: Date | null;
  /** `name`: with what was chosen, because an order can have the same product twice. */
  lines: { itemId: string; name: string; pieces: number }[];
};

/** What `shipmentView` reads of a row, with its items in the order of the order's lines. */
export const SHIPMENT_COLUMNS = {
  select: {
    id: true,
    isPickup: true,
    carrier: true,
    trackingNumber: true,
    version: true,
    createdAt: true,
    collectedAt: true,
    items: {
      select: {
        orderItemId: true,
        pieces: true,
        orderItem: { select: { productName: true, ...ITEM_CHOICES } },
      },
      orderBy: { orderItem: { position: 'asc' } },
    },
  },
} as const;

/** The shipments of an order that were not taken back, the oldest first. */
export const SHIPMENTS_OF_ORDER = {
  ...SHIPMENT_COLUMNS,
  where: { withdrawnAt: null },
  orderBy: [{ createdAt: 'asc' as const }, { id: 'asc' as const }],
  take: 200,
};

type ShipmentRow = {
  id: string;
  isPickup: boolean;
  carrier: string;
  trackingNumber: string;
  version: number;
  createdAt: Date;
  collectedAt: Date | null;
  items: readonly {
    orderItemId: string;
    pieces: number;
    orderItem: ChoiceColumns & { productName: string; choices: unknown };
  }[];
};

export const shipmentView = ({ items, carrier: code, ...row }: ShipmentRow): ShipmentView => {
  const carrier = readCarrier(code);
  return {
    ...row,
    carrier,
    trackingUrl: trackingUrl(carrier, row.trackingNumber),
    lines: items.map(({ orderItemId, pieces, orderItem }) => ({
      itemId: orderItemId,
      name: chosenName(orderItem.productName, itemChoices(orderItem)),
      pieces,
    })),
  };
};
