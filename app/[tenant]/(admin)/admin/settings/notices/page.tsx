import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { shopTimeZone } from '@/lib/catalog/calendar/shop-clock';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { noticeValuesOf } from '@/lib/tenants/front/notice-values';
import { getShopFrontSettings } from '@/lib/tenants/front/shop-front.queries';
import { guardedPage } from '../../../guarded-page';
import { NoticeForm } from './notice-form';

export const metadata: Metadata = { title: adminPages.notices };

const guarded = guardedPage({ may: 'settings.view' });

export default guarded(async ({ role, tenant, timeZone }) => (
  <SettingsFrame role={role} current="notices">
    <NoticeForm
      stored={noticeValuesOf(await getShopFrontSettings(tenant.id))}
      timeZone={await shopTimeZone(tenant.id, timeZone)}
    />
  </SettingsFrame>
));
