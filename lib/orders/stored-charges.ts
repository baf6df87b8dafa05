// An order's charges as the database stores them (`orders.charges`).
import { z } from 'zod';
import { cents } from '@/lib/money/cents';
import { CHARGE_KINDS, type Charge } from './charges';

const storedCharges = z.array(
  z.object({
    kind: z.enum(CHARGE_KINDS),
    name: z.string(),
    rateBasisPoints: z.int().nullable(),
    amountCents: z.int().transform(cents),
  }),
);

/** Parses the charges of a row. Throws on any other form, which a check constraint prevents. */
export const readCharges = (stored: unknown): Charge[] => storedCharges.parse(stored);
