import type { Metadata } from 'next';
import Link from 'next/link';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { taxSettings } from '@/lib/messages/en/admin/store/taxes';
import { getTaxSettings } from '@/lib/taxes/taxes.queries';
import { guardedPage } from '../../../guarded-page';
import { ExemptProducts } from './exempt-products';
import { RateList } from './rate-list';
import { TaxAnswerForm } from './tax-answer-form';

export const metadata: Metadata = { title: adminPages.taxes };

const guarded = guardedPage({ may: 'taxes.view' });

/** Whether the shop charges tax, at which rates, and on which products not. */
export default guarded(async ({ role, tenant }) => {
  const settings = await getTaxSettings(tenant.id);
  const charges = settings.answer === 'added' || settings.answer === 'included';
  return (
    <SettingsFrame role={role} current="taxes">
      <p className="max-w-prose text-muted">{taxSettings.lead}</p>
      <TaxAnswerForm key={settings.version} settings={settings} />
      {charges && (
        <>
          <RateList rates={settings.rates} />
          <ExemptProducts exempt={settings.exempt} />
        </>
      )}
      <p>
        <Link href="/admin/finances/taxes" className="font-medium underline underline-offset-4">
          {taxSettings.report}
        </Link>
      </p>
    </SettingsFrame>
  );
});
