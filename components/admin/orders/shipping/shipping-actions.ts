import type { z } from 'zod';
import type {
  correctShipmentInput,
  shipmentInput,
  shipOrderInput,
} from '@/lib/orders/shipping/shipment-input';
import type { Outcome } from '@/lib/outcome';

type Action<Schema extends z.ZodType> = (input: z.input<Schema>) => Promise<Outcome<null>>;

/** What the card of an order's shipments can do. */
export type ShippingActions = {
  shipOrder: Action<typeof shipOrderInput>;
  correctShipment: Action<typeof correctShipmentInput>;
  withdrawShipment: Action<typeof shipmentInput>;
  collectShipment: Action<typeof shipmentInput>;
};
