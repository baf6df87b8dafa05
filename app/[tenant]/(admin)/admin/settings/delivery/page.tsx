import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { listDeliveryMethods } from '@/lib/delivery/delivery-methods.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { deliverySettings } from '@/lib/messages/en/admin/store/delivery';
import { findSender } from '@/lib/orders/sender/sender.queries';
import { senderLines } from '@/lib/orders/sender/sender-address';
import { guardedPage } from '../../../guarded-page';
import { DeliveryList } from './delivery-list';
import { SenderCard } from './sender-card';

export const metadata: Metadata = { title: adminPages.delivery };

const guarded = guardedPage({ may: 'settings.view' });

/** The shop's ways of delivery, in its order. */
export default guarded(async ({ role, tenant }) => {
  const sender = await findSender(tenant.id);
  return (
    <SettingsFrame role={role} current="delivery">
      <p className="max-w-prose text-muted">{deliverySettings.lead}</p>
      <DeliveryList methods={await listDeliveryMethods(tenant.id)} />
      <SenderCard
        key={sender?.version ?? 0}
        sender={sender}
        lines={sender === null ? [] : senderLines(sender)}
        storeName={tenant.name}
      />
    </SettingsFrame>
  );
});
