// A line of an order, as the workroom sees it.

import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId } from '@/lib/ids';
import { attachedFile } from '@/lib/orders/attached-file';
import { inWords } from '@/lib/orders/choices/choice-lines';
import { ITEM_CHOICES, itemChoices } from '@/lib/orders/choices/item-choices';
import { ITEM_ROSTER, itemRoster } from '@/lib/orders/views/item-roster';
import { LOGO_COLUMNS, orderLogo } from '@/lib/orders/views/order-logo';
import { sheetSummary } from '@/lib/rosters/keeping/stored-roster';
import type { ProductionLine, ProductionPiece } from './production-views';
import { type RosterPerson, rosterPeople } from './sheets/roster-people';

export const LINE_COLUMNS = {
  id: true,
  productName: true,
  productSku: true,
  productImageUrl: true,
  quantity: true,
  ...ITEM_CHOICES,
  ...ITEM_ROSTER,
  logoFile: { select: LOGO_COLUMNS },
} satisfies Prisma.OrderItemSelect;

type LineRow = Prisma.OrderItemGetPayload<{ select: typeof LINE_COLUMNS }>;

/** An order's line with the pieces to tick off: the people of its roster, or the line itself without a roster. */
export function toProductionLine(orderId: OrderId, row: LineRow): ProductionLine {
  const roster = itemRoster(row);
  const logo = orderLogo(orderId, row);
  const whole = { row: 0, name: '', number: '', size: '', pieces: row.quantity, note: '' };
  return {
    id: row.id,
    name: row.productName,
    sku: row.productSku,
    imageUrl: row.productImageUrl,
    choices: inWords(itemChoices(row)),
    logo: logo && { name: logo.name, href: logo.href, previewHref: logo.previewHref },
    unreadRoster: roster === null ? attachedFile(row.rosterUrl) : null,
    hasRoster: roster !== null,
    sizes: roster === null ? [] : sheetSummary(roster).sizes,
    pieces: roster === null ? [whole] : rosterPeople(roster).map(toPiece),
  };
}

const toPiece = ({ more, ...person }: RosterPerson): ProductionPiece => ({
  ...person,
  note: more.map(({ label, text }) => `${label}: ${text}`).join(' · '),
});
