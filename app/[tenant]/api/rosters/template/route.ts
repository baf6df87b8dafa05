import { z } from 'zod';
import { tenantDb } from '@/lib/db/tenant-db';
import { apiError } from '@/lib/entry/api-error';
import { tenantFileHandler } from '@/lib/entry/tenant-file-handler';
import { messages } from '@/lib/messages';
import { rosterFileSentences } from '@/lib/messages/en/rosters/roster-files';
import { findRosterSettings } from '@/lib/rosters/keeping/rosters.queries';
import { TEMPLATE_TYPES, templateFile } from '@/lib/rosters/template/template-file';
import { cleanFileName } from '@/lib/uploads/file-name';
import { attachment } from '@/lib/uploads/store/content-disposition';

const query = z.object({ product: z.uuid(), type: z.enum(TEMPLATE_TYPES).default('csv') });

/** A file with the headings of a team product, and two example rows. */
export const GET = tenantFileHandler(messages.roster.templateFailed, async ({ tenant, request }) => {
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) {
    return apiError('not_found');
  }
  const { product: productId, type } = asked.data;
  const product = await tenantDb(tenant.id, (db) => findRosterSettings(db, tenant.id, productId));
  if (product === null) {
    return apiError('not_found');
  }
  // A slash in a product's name must not look like a folder.
  const name = rosterFileSentences.templateName(product.name.replace(/[/\\]/g, '-'));
  const { bytes, contentType } = templateFile(product.settings, type);
  return new Response(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': attachment(cleanFileName(`${name}.${type}`)),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});
