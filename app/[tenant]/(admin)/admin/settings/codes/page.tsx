import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { shopTimeZone } from '@/lib/catalog/calendar/shop-clock';
import { listDiscountCodes, listGoodsCategories } from '@/lib/discounts/discounts.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { discountSettings } from '@/lib/messages/en/admin/store/discounts';
import { guardedPage } from '../../../guarded-page';
import { CodeList } from './code-list';

export const metadata: Metadata = { title: adminPages.codes };

const guarded = guardedPage({ may: 'discounts.view' });

/** The shop's codes for discounts, with their uses. */
export default guarded(async ({ role, tenant, timeZone }) => (
  <SettingsFrame role={role} current="codes">
    <p className="max-w-prose text-muted">{discountSettings.lead}</p>
    <CodeList
      codes={await listDiscountCodes(tenant.id)}
      categories={await listGoodsCategories(tenant.id)}
      timeZone={await shopTimeZone(tenant.id, timeZone)}
      now={new Date()}
    />
  </SettingsFrame>
));
