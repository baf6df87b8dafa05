import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonOf } from './json-of';

it('reads the fields of a schema from their columns, under their own names', () => {
  expect(jsonOf('o', z.object({ id: z.string(), paymentStatus: z.string() })).text).toBe(
    "json_build_object('id', o.id, 'paymentStatus', o.payment_status)",
  );
});
