'use client';
import { useState } from 'react';
import { asking, useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { EmptyState } from '@/components/ui/empty-state';
import { PressButton } from '@/components/ui/forms/press-button';
import { IconButton } from '@/components/ui/icon-button';
import { PencilIcon, TrashIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { StatusBadge } from '@/components/ui/status-badge';
import { MOST_CODES } from '@/lib/discounts/discount-limits';
import type { ListedCode, NamedGoods } from '@/lib/discounts/named-goods';
import { discountSettings as say } from '@/lib/messages/en/admin/store/discounts';
import { removeDiscountCode, switchDiscountCode } from './actions';
import { factsOf, stateOf } from './code-facts';
import { CodeForm } from './code-form';

type CodeListProps = {
  codes: readonly ListedCode[];
  categories: readonly NamedGoods[];
  timeZone: string;
  now: Date;
};

/** The codes: added, edited in place, switched on and off, and removed as long as nobody has used them. */
export function CodeList({ codes, categories, timeZone, now }: CodeListProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<ListedCode | null>(null);
  const turn = useAction(switchDiscountCode, say.failed);
  const remove = useAction(removeDiscountCode, say.failed);

  async function switchCode({ id, version, code, isActive }: ListedCode) {
    if ((await turn.run({ id, version, isActive: !isActive }))?.ok) {
      showToast(isActive ? say.switchedOff(code) : say.switchedOn(code));
    }
  }

  async function removeAsked() {
    if (asked !== null && (await remove.run({ id: asked.id }))?.ok) {
      setAsked(null);
      showToast(say.removed(asked.code));
    }
  }

  const addButton = (
    <PressButton
      label={codes.length === 0 ? say.addFirst : say.add}
      variant={codes.length === 0 ? 'primary' : 'secondary'}
      onPress={() => setIsAdding(true)}
    />
  );
  return (
    <>
      {codes.length === 0 && !isAdding && (
        <EmptyState title={say.none} text={say.noneHint}>
          {addButton}
        </EmptyState>
      )}
      {isAdding && (
        <Card title={say.newTitle}>
          <CodeForm code={null} {...{ categories, timeZone }} onDone={() => setIsAdding(false)} />
        </Card>
      )}
      {codes.length > 0 && (
        <Card title={say.list} action={!isAdding && codes.length < MOST_CODES && addButton}>
          <ul className="divide-y divide-line border-y border-line">
            {codes.map((code) => (
              <li key={code.id} className="py-3">
                {editedId === code.id ? (
                  <CodeForm code={code} {...{ categories, timeZone }} onDone={() => setEditedId(null)} />
                ) : (
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                    <div className="min-w-0 grow basis-60">
                      <p className="flex flex-wrap items-center gap-3">
                        <span className="wrap-anywhere font-medium">{code.code}</span>
                        <StatusBadge tone={stateOf(code, now) === 'on' ? 'green' : 'grey'}>
                          {say.states[stateOf(code, now)]}
                        </StatusBadge>
                      </p>
                      {factsOf(code, categories, timeZone).map((fact) => (
                        <p key={fact} className="wrap-anywhere text-sm text-muted">
                          {fact}
                        </p>
                      ))}
                    </div>
                    <span className="-ml-3 flex items-center sm:-mr-3 sm:ml-0">
                      <PressButton
                        label={code.isActive ? say.off : say.on}
                        aria-label={code.isActive ? say.switchOff(code.code) : say.switchOn(code.code)}
                        variant="quiet"
                        onPress={() => switchCode(code)}
                      />
                      <IconButton label={say.edit(code.code)} onClick={() => setEditedId(code.id)}>
                        <PencilIcon />
                      </IconButton>
                      <IconButton label={say.remove(code.code)} onClick={() => setAsked(code)}>
                        <TrashIcon />
                      </IconButton>
                    </span>
                  </div>
                )}
              </li>
            ))}
          </ul>
          {turn.refusal && <Notice kind="error">{turn.refusal.message}</Notice>}
        </Card>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        question={say.removeQuestion(asked?.code ?? '')}
        text={say.removeText}
        confirmLabel={say.removeShort}
        isDanger
        {...asking(remove, () => setAsked(null))}
        onConfirm={() => void removeAsked()}
      />
    </>
  );
}
