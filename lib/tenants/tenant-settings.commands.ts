// Saving the settings. Each command writes the columns of its own tab and no other.
import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import { keyOfMediaUrl } from '@/lib/uploads/object-key';
import { removeUnusedPicture } from '@/lib/uploads/remove-unused-picture';
import { isLogoAddress } from './logo-address';
import type { NotificationInput } from './notification-input';
import type { BrandingInput, GeneralInput } from './settings-input';

/**
 * Saves name, description and logo. `logo_invalid` where the address is neither https nor a logo that this shop
 * has uploaded. An uploaded logo that is replaced is deleted.
 */
export async function saveGeneral(
  tenantId: string,
  input: GeneralInput,
): Promise<Result<null, 'logo_invalid'>> {
  const { name, description, logoUrl } = input;
  if (logoUrl !== null && !isLogoAddress(logoUrl, tenantId)) {
    return err('logo_invalid');
  }
  const saved = await tenantDb(tenantId, async (db): Promise<Result<string | null, 'logo_invalid'>> => {
    const current = await lockLogo(db, tenantId);
    if (logoUrl !== current && !(await takeLogo(db, tenantId, logoUrl))) {
      return err('logo_invalid');
    }
    await db.tenant.update({
      where: { id: tenantId },
      data: { name, description, logoUrl },
      select: { id: true },
    });
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

/** The logo as it is. Locked, so that of two people who save at once the second sees what the first has set. */
async function lockLogo(db: Database, tenantId: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ logoUrl: string | null }[]>`
    SELECT "logo_url" AS "logoUrl" FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;
  return row?.logoUrl ?? null;
}

/** Marks an uploaded logo as used; false if there is none of that address. Any other address is nothing to mark. */
async function takeLogo(db: Database, tenantId: string, logoUrl: string | null): Promise<boolean> {
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
export async function saveBranding(tenantId: string, input: BrandingInput): Promise<void> {
  const { primaryColor, secondaryColor } = input;
  await tenantDb(tenantId, (db) =>
    db.tenant.update({
      where: { id: tenantId },
      data: { primaryColor, secondaryColor },
      select: { id: true },
    }),
  );
}

/** Saves who hears of new orders, where shoppers' answers go, and what the contact page says. */
export async function saveNotifications(tenantId: string, input: NotificationInput): Promise<void> {
  const { notifiesNewOrders, notificationEmail, replyToEmail, contactEmail } = input;
  await tenantDb(tenantId, (db) =>
    db.tenant.update({
      where: { id: tenantId },
      data: { notifiesNewOrders, notificationEmail, replyToEmail, contactEmail },
      select: { id: true },
    }),
  );
}
