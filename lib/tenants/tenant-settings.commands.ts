// Saving the settings. Each command writes the columns of its own tab and no other.
import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import { keyOfMediaUrl } from '@/lib/uploads/object-key';
import { publicStore } from '@/lib/uploads/public-store';
import { isLogoAddress } from './logo-address';
import { releaseLogo } from './release-logo';
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
  if (logoUrl !== null && !(await isUsableLogo(tenantId, logoUrl))) {
    return err('logo_invalid');
  }
  const replaced = await tenantDb(tenantId, async (db) => {
    // Locked, so that of two people who save at once the second sees the logo that the first has set.
    const [before] = await db.$queryRaw<{ logoUrl: string | null }[]>`
      SELECT "logo_url" AS "logoUrl" FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;
    await db.tenant.update({
      where: { id: tenantId },
      data: { name, description, logoUrl },
      select: { id: true },
    });
    const key = logoUrl && keyOfMediaUrl(logoUrl);
    if (key) {
      await db.upload.updateMany({
        where: { tenantId, objectKey: key, attachedAt: null },
        data: { attachedAt: new Date() },
      });
    }
    return before?.logoUrl ?? null;
  });
  if (replaced !== null && replaced !== logoUrl) {
    await releaseLogo(tenantId, replaced);
  }
  return ok(null);
}

async function isUsableLogo(tenantId: string, logoUrl: string): Promise<boolean> {
  if (!isLogoAddress(logoUrl, tenantId)) {
    return false;
  }
  const key = keyOfMediaUrl(logoUrl);
  return key === null || (await publicStore().get(key)) !== null;
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
