import type { Tenant } from '@/lib/tenants/tenant';
import { readableTextOn } from '@/lib/tenants/theme';
import { escapeHtml } from './escape-html';
import { mailFrame } from './mail-frame';

/** Subject, text and HTML of the mail with the link to choose a new password. */
export function passwordResetMail(tenant: Tenant, link: string) {
  const subject = `Choose a new password for ${tenant.name}`;
  const ask = `Somebody, we hope you, asked for a new password for the admin area of ${tenant.name}.`;
  const limits = 'The link works once, in the next 30 minutes.';
  const ignore = 'If it was not you, do nothing: your password stays as it is.';
  const button = `display:inline-block;padding:14px 24px;border-radius:10px;font-weight:600;text-decoration:none;background:${tenant.primaryColor};color:${readableTextOn(tenant.primaryColor)}`;
  const body = `<p style="margin:0 0 20px">${escapeHtml(ask)}</p>
<p style="margin:0 0 20px"><a href="${escapeHtml(link)}" style="${button}">Choose a new password</a></p>
<p style="margin:0 0 8px">${limits}</p>
<p style="margin:0;color:#6b6459">${ignore}</p>`;
  return {
    subject,
    text: [ask, '', `Choose a new password: ${link}`, '', limits, ignore].join('\n'),
    html: mailFrame(tenant, subject, body),
  };
}
