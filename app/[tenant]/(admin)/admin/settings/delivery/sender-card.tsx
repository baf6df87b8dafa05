'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { senderSettings as say } from '@/lib/messages/en/admin/store/sender';
import type { SenderAddress } from '@/lib/orders/sender/sender-address';

// Fetched when it is opened: it brings the address forms of all countries.
const SenderForm = dynamic(() => import('./sender-form').then((module) => module.SenderForm), { ssr: false });

type SenderCardProps = {
  /** Null as long as the shop has not said it. */
  sender: SenderAddress | null;
  /** The address as it is printed. */
  lines: readonly string[];
  storeName: string;
};

/** Where the shop sends from. */
export function SenderCard({ sender, lines, storeName }: SenderCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={say.title}>
      <div className="flex max-w-2xl flex-col gap-5">
        <p className="max-w-prose text-muted">{say.lead}</p>
        {isOpen ? (
          <SenderForm sender={sender} storeName={storeName} />
        ) : (
          <>
            {lines.length > 0 && <p className="whitespace-pre-line wrap-anywhere">{lines.join('\n')}</p>}
            <button
              type="button"
              className={buttonStyle('secondary', 'self-start')}
              onClick={() => setIsOpen(true)}
            >
              {sender === null ? say.add : say.change}
            </button>
          </>
        )}
      </div>
    </Card>
  );
}
