import { bare } from './contract';
import { byName, count, list, object, text, where } from './shape';

/** How many paid orders are unseen, and a stamp that changes with them. */
export const readOrderNewsCall = bare('GET', '/admin/orders/news', object({ count, stamp: text }));

const time = where(text, (written) => !Number.isNaN(Date.parse(written)));

/** The ticks of the orders in `?orders=`, by item; answers 304 to its own ETag. */
export const readTicksCall = bare(
  'GET',
  '/admin/production/ticks',
  object({ ticks: byName(list(object({ row: count, madeBy: text, madeAt: time }))) }),
);
