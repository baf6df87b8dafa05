import 'server-only';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { isOwnMedia } from '@/lib/tenants/settings/logo-address';
import { pictureColors } from '@/lib/uploads/pictures/picture-colors';
import { derivationTurn } from '@/lib/uploads/pictures/picture-turn';
import { keyOfMediaUrl } from '@/lib/uploads/store/object-key';
import { publicStore } from '@/lib/uploads/store/public-store';
import { type ColorPair, logoPalettes } from './logo-palettes';

/**
 * Pairs of colours that go with the shop's uploaded logo; none for a logo at another address, which the server does not
 * fetch, or if the file cannot be read at the moment.
 */
export async function proposeColors(tenantId: TenantId, logoUrl: string | null): Promise<ColorPair[]> {
  const key = logoUrl !== null && isOwnMedia(logoUrl, tenantId) ? keyOfMediaUrl(logoUrl) : null;
  if (key === null) {
    return [];
  }
  try {
    const colors = await derivationTurn(tenantId, async () => {
      const stored = await publicStore().get(key);
      return stored && (await pictureColors(stored.bytes));
    });
    return colors.ok && colors.value ? logoPalettes(colors.value) : [];
  } catch (error) {
    logger().warn({ event: 'logo.colors_failed', tenantId, error }, 'no colours are proposed');
    return [];
  }
}
