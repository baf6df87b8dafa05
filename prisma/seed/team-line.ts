// The team behind a line of a demo order: its people, the upcharges of their sizes, and the attached files.

import { createHash, randomUUID } from 'node:crypto';
import { LOGO_CHOICE, ROSTER_CHOICE } from '@/lib/choices/line-choice';
import type { Database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId, TenantId } from '@/lib/ids';
import type { StoredChoice } from '@/lib/orders/choices/stored-choices';
import { checkRoster } from '@/lib/rosters/check-roster';
import { toStored } from '@/lib/rosters/keeping/stored-roster';
import { serializeRoster } from '@/lib/rosters/reading/roster-text';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import { readRosterSettings } from '@/lib/rosters/settings/roster-settings-input';
import { orderFileUrl } from '@/lib/uploads/order-files/order-files';
import { fileNameInKey, orderFileKey, previewKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import { createRandom, seedFrom } from './random';
import { type DemoTeam, demoTeams, teamLogo } from './team-logos';
import { demoRoster } from './team-roster';

type TeamProduct = {
  isTeamOrder: boolean;
  requiresLogo: boolean;
  requiresRoster: boolean;
  rosterSettings: unknown;
};

export type TeamPart = {
  team: DemoTeam;
  /** Null for a product that asks for a logo only. */
  roster: { table: RosterTable; settings: RosterSettings; pieces: number; upchargeCents: number } | null;
  hasLogo: boolean;
};

/**
 * The team behind a line of a demo order, the same one for the same `seed`; null for products that teams do not
 * order.
 */
export function teamPart(product: TeamProduct, seed: string): TeamPart | null {
  if (!product.isTeamOrder) {
    return null;
  }
  const random = createRandom(seedFrom(seed));
  const team = demoTeams[Math.floor(random() * demoTeams.length)] ?? demoTeams[0];
  const part = { team, roster: null, hasLogo: product.requiresLogo };
  if (!product.requiresRoster) {
    return part;
  }
  const settings = readRosterSettings(product.rosterSettings);
  const table = demoRoster(random, settings);
  const { pieces, upchargeCents } = checkRoster(settings, table).summary;
  return { ...part, roster: { table, settings, pieces, upchargeCents } };
}

type TeamOrder = { tenantId: TenantId; id: OrderId; createdAt: Date };

type TeamColumns = Pick<
  Prisma.OrderItemCreateManyInput,
  'rosterData' | 'rosterColumns' | 'logoFileId' | 'rosterFileId'
> & { files: StoredChoice[] };

/** Stores the team's files for an existing line of an order; returns the line's columns. */
export async function storeTeamFiles(
  db: Database,
  order: TeamOrder,
  { team, roster, hasLogo }: TeamPart,
): Promise<TeamColumns> {
  const line: TeamColumns = { files: [] };
  if (roster) {
    const { rows, columns } = toStored(roster.settings, roster.table);
    const file = await addFile(db, order, {
      kind: 'roster',
      fileName: `${team.name} roster.csv`,
      contentType: 'text/csv',
      bytes: new TextEncoder().encode(serializeRoster(roster.table)),
    });
    Object.assign(line, {
      rosterData: rows,
      rosterColumns: columns,
      rosterFileId: file.id,
    });
    line.files.push(fileChoice(ROSTER_CHOICE, file));
  }
  if (hasLogo) {
    const { preview, ...logo } = await teamLogo(team);
    const file = await addFile(db, order, { kind: 'logo', ...logo, hasTransparency: true });
    await privateStore().put(previewKey(file.objectKey), { bytes: preview, contentType: 'image/webp' });
    line.logoFileId = file.id;
    line.files.unshift(fileChoice(LOGO_CHOICE, file));
  }
  return line;
}

const fileChoice = (kind: string, { name, url }: { name: string; url: string }): StoredChoice => ({
  kind,
  label: '',
  value: name,
  files: [{ name, url }],
});

type DemoFile = {
  kind: 'logo' | 'roster';
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
  width?: number;
  height?: number;
  hasTransparency?: boolean;
};

async function addFile(db: Database, order: TeamOrder, { bytes, ...file }: DemoFile) {
  const { tenantId } = order;
  const id = randomUUID();
  // Two lines of an order may have files with the same name.
  const name = fileNameInKey(`${id.slice(0, 4)}-${file.fileName}`, file.contentType);
  const objectKey = orderFileKey(tenantId, order.id, name);
  await privateStore().put(objectKey, { bytes, contentType: file.contentType });
  await db.orderFile.create({
    data: {
      ...file,
      tenantId,
      id,
      orderId: order.id,
      objectKey,
      byteSize: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storedAt: order.createdAt,
      createdAt: order.createdAt,
    },
  });
  return { id, objectKey, name: file.fileName, url: orderFileUrl(order.id, id, file.fileName) };
}
