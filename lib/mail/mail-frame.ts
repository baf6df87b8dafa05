import type { Tenant } from '@/lib/tenants/tenant';
import { readableTextOn } from '@/lib/tenants/theme';
import { escapeHtml } from './escape-html';

/** A whole HTML mail in the shop's name and colour. `body` is HTML that is safe already. */
export function mailFrame(tenant: Tenant, title: string, body: string): string {
  const band = `background:${tenant.primaryColor};color:${readableTextOn(tenant.primaryColor)}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f7f4ef;color:#2b2722;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e7e1d8;border-radius:12px;overflow:hidden">
<tr><td style="${band};padding:20px 24px;font-size:20px;font-weight:600">${escapeHtml(tenant.name)}</td></tr>
<tr><td style="padding:24px">
${body}
</td></tr></table>
</td></tr></table>
</body></html>`;
}
