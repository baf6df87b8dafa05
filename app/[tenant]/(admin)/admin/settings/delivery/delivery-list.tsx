'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { asking, useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { EmptyState } from '@/components/ui/empty-state';
import { PressButton } from '@/components/ui/forms/press-button';
import { IconButton } from '@/components/ui/icon-button';
import { PencilIcon, TrashIcon } from '@/components/ui/icons';
import { MoveButtons } from '@/components/ui/move-buttons';
import { Notice } from '@/components/ui/notice';
import { MOST_METHODS } from '@/lib/delivery/delivery-limits';
import type { KeptDeliveryMethod } from '@/lib/delivery/delivery-methods.queries';
import { deliverySettings as say } from '@/lib/messages/en/admin/store/delivery';
import { moveDeliveryMethod, removeDeliveryMethod } from './actions';
import { factsOf } from './delivery-facts';

// Fetched when it is opened: the list does not need the form.
const DeliveryForm = dynamic(() => import('./delivery-form').then((module) => module.DeliveryForm), {
  ssr: false,
});

/** The ways of delivery: added, edited in place, moved and removed. */
export function DeliveryList({ methods }: { methods: readonly KeptDeliveryMethod[] }) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<KeptDeliveryMethod | null>(null);
  const move = useAction(moveDeliveryMethod, say.failed);
  const remove = useAction(removeDeliveryMethod, say.failed);

  async function removeAsked() {
    if (asked !== null && (await remove.run({ id: asked.id }))?.ok) {
      setAsked(null);
      showToast(say.removed(asked.name));
    }
  }

  const addButton = (
    <PressButton
      label={methods.length === 0 ? say.addFirst : say.add}
      variant={methods.length === 0 ? 'primary' : 'secondary'}
      onPress={() => setIsAdding(true)}
    />
  );
  return (
    <>
      {methods.length === 0 && !isAdding && (
        <EmptyState title={say.none} text={say.noneHint}>
          {addButton}
        </EmptyState>
      )}
      {methods.length > 0 && (
        <Card title={say.list}>
          <ul className="divide-y divide-line border-y border-line">
            {methods.map((method, index) => (
              <li key={method.id} className="py-3">
                {editedId === method.id ? (
                  <DeliveryForm method={method} onDone={() => setEditedId(null)} />
                ) : (
                  <div className="flex flex-wrap items-center gap-x-3">
                    <div className="min-w-0 grow basis-60">
                      <p className="wrap-anywhere font-medium">{method.name}</p>
                      {factsOf(method).map((fact) => (
                        <p key={fact} className="wrap-anywhere text-sm text-muted">
                          {fact}
                        </p>
                      ))}
                    </div>
                    <span className="-ml-3 flex sm:-mr-3 sm:ml-0">
                      <MoveButtons
                        name={method.name}
                        isFirst={index === 0}
                        isLast={index === methods.length - 1}
                        onMove={(direction) => void move.run({ id: method.id, direction })}
                      />
                      <IconButton label={say.edit(method.name)} onClick={() => setEditedId(method.id)}>
                        <PencilIcon />
                      </IconButton>
                      <IconButton label={say.remove(method.name)} onClick={() => setAsked(method)}>
                        <TrashIcon />
                      </IconButton>
                    </span>
                  </div>
                )}
              </li>
            ))}
          </ul>
          {move.refusal && <Notice kind="error">{move.refusal.message}</Notice>}
          {!isAdding && methods.length < MOST_METHODS && <div className="pt-5">{addButton}</div>}
        </Card>
      )}
      {isAdding && (
        <Card title={say.newTitle}>
          <DeliveryForm method={null} onDone={() => setIsAdding(false)} />
        </Card>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        question={say.removeQuestion(asked?.name ?? '')}
        text={say.removeText}
        confirmLabel={say.removeShort}
        isDanger
        {...asking(remove, () => setAsked(null))}
        onConfirm={() => void removeAsked()}
      />
    </>
  );
}
