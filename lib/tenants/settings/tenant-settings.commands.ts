// Saves the settings. Each command writes the columns of its own tab only. `base` are the values from when the form
// was opened: if others are stored by now, nothing is saved, and the stored values are returned. Without `base`, the
// save overwrites.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isEdited } from '@/lib/merge-edits';
import { err, ok, type Result } from '@/lib/result';
import { removeUnusedPicture } from '@/lib/uploads/pictures/remove-unused-picture';
import { keyOfMediaUrl } from '@/lib/uploads/store/object-key';
import { isLogoAddress } from './logo-address';
import type { NotificationInput } from './notification-input';
import type { BrandingInput, GeneralInput } from './settings-input';
import type { BrandingValues, GeneralValues, NotificationValues } from './settings-save';

type Changed<Values> = { current: Values };

/**
 * The stored values, if they differ from `base`; else null. Locks the row, so that the second of two racing saves sees
 * the first.
 */
async function changedSince<Values extends object>(
  db: Database,
  tenantId: TenantId,
  base: Values | undefined,
  read: () => Promise<Values>,
): Promise<Values | null> {
  if (base === undefined) {
    return null;
  }
  await db.$queryRaw`SELECT 1 FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;
  const current = await read();
  return isEdited(current, base) ? current : null;
}

/**
 * Saves name, description and logo. `logo_invalid` if the address is neither https nor an uploaded logo of this shop.
 * A replaced upload is deleted.
 */
export async function saveGeneral(
  tenantId: TenantId,
  input: GeneralInput,
  base?: GeneralValues,
): Promise<Result<null, 'logo_invalid' | Changed<GeneralValues>>> {
  const { name, description, logoUrl } = input;
  if (logoUrl !== null && !isLogoAddress(logoUrl, tenantId)) {
    return err('logo_invalid');
  }
  type Saved = Result<string | null, 'logo_invalid' | Changed<GeneralValues>>;
  const saved = await tenantDb(tenantId, async (db): Promise<Saved> => {
    const select = { name: true, description: true, logoUrl: true };
    const changed = await changedSince(db, tenantId, base, () =>
      db.tenant.findUniqueOrThrow({ where: { id: tenantId }, select }),
    );
    if (changed) {
      return err({ current: changed });
    }
    const current = await lockLogo(db, tenantId);
    if (logoUrl !== current && !(await takeLogo(db, tenantId, logoUrl))) {
      return err('logo_invalid');
    }
    await db.tenant.update({
      where: { id: tenantId },
      data: { name, description, logoUrl },
      select: { id: true },
    });
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(current);
  });
  if (!saved.ok) {
    return saved;
  }
  if (saved.value !== logoUrl) {
    await removeUnusedPicture(tenantId, saved.value);
  }
  return ok(null);
}

/** The current logo. Locks the row, so that the second of two racing saves sees the first. */
async function lockLogo(db: Database, tenantId: TenantId): Promise<string | null> {
  const [row] = await db.$queryRaw<{ logoUrl: string | null }[]>`
    SELECT "logo_url" AS "logoUrl" FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;
  return row?.logoUrl ?? null;
}

/** Marks an uploaded logo as used; false if there is no such upload. Other addresses need no mark. */
async function takeLogo(db: Database, tenantId: TenantId, logoUrl: string | null): Promise<boolean> {
  const objectKey = logoUrl && keyOfMediaUrl(logoUrl);
  if (!objectKey) {
    return true;
  }
  const { count } = await db.upload.updateMany({
    where: { tenantId, objectKey, kind: 'shop_logo', completedAt: { not: null } },
    data: { attachedAt: new Date() },
  });
  return count === 1;
}

/** Saves the two colours, which are #RRGGBB. */
export async function saveBranding(
  tenantId: TenantId,
  input: BrandingInput,
  base?: BrandingValues,
): Promise<Result<null, Changed<BrandingValues>>> {
  const { primaryColor, secondaryColor } = input;
  const where = { id: tenantId };
  return tenantDb(tenantId, async (db) => {
    const select = { primaryColor: true, secondaryColor: true };
    const changed = await changedSince(db, tenantId, base, () =>
      db.tenant.findUniqueOrThrow({ where, select }),
    );
    if (changed) {
      return err({ current: changed });
    }
    await db.tenant.update({ where, data: { primaryColor, secondaryColor }, select: { id: true } });
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });
}

/** Saves who gets mails about new orders, the reply address, and the contact page's address. */
export async function saveNotifications(
  tenantId: TenantId,
  input: NotificationInput,
  base?: NotificationValues,
): Promise<Result<null, Changed<NotificationValues>>> {
  const { notifiesNewOrders, notificationEmail, replyToEmail, contactEmail } = input;
  const where = { id: tenantId };
  return tenantDb(tenantId, async (db) => {
    const select = {
      notifiesNewOrders: true,
      notificationEmail: true,
      replyToEmail: true,
      contactEmail: true,
    };
    const changed = await changedSince(db, tenantId, base, () =>
      db.tenant.findUniqueOrThrow({ where, select }),
    );
    if (changed) {
      return err({ current: changed });
    }
    const data = { notifiesNewOrders, notificationEmail, replyToEmail, contactEmail };
    await db.tenant.update({ where, data, select: { id: true } });
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });
}
