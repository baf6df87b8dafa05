import type { Tenant } from '@/lib/tenants/tenant';
import { readableTextOn } from '@/lib/tenants/theme/theme';
import { escapeHtml } from './escape-html';

export type FramedMail = {
  title: string;
  /** What mail programs show beside the subject. */
  preheader: string;
  /** Safe HTML. */
  body: string;
};

// Colours are inline, for mail programs that support nothing else; programs with dark mode use the classes.
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1b1917!important}
.card{background:#262320!important;border-color:#3f3a35!important}
.ink{color:#f1ece4!important}
.quiet{color:#b8b0a4!important}
.rule{border-color:#3f3a35!important}
.button{border-color:#6b645b!important}
}
@media (max-width:480px){.pad{padding:20px 16px!important}.button{display:block!important}}`;

// Keeps a mail program from filling its preview with the text after the preheader.
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/** A whole HTML mail in the shop's name and colour. Made of tables, because mail programs support little else. */
export function mailFrame(tenant: Tenant, { title, preheader, body }: FramedMail): string {
  const band = `background:${tenant.primaryColor};color:${readableTextOn(tenant.primaryColor)}`;
  return `<!doctype html>
<html lang="${tenant.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;background:#f7f4ef;color:#2b2722;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${FILLER}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f4ef"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e7e1d8;border-radius:12px;border-collapse:separate;overflow:hidden;text-align:left">
<tr><td class="pad" dir="auto" style="${band};padding:20px 24px;font-size:20px;font-weight:600;line-height:1.3;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(tenant.name)}</td></tr>
<tr><td class="pad ink" style="padding:24px;overflow-wrap:anywhere;word-break:break-word">
${body}
</td></tr></table>
</td></tr></table>
</body></html>`;
}
