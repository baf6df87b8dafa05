'use client';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, SelectField } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { TRADES } from '@/lib/tenants/state/shop-state';
import { checkAddress, openShop } from '../actions';

type Checked = Extract<Awaited<ReturnType<typeof checkAddress>>, { ok: true }>['value'];

/** Milliseconds after the last key. */
const PAUSE = 350;

/** Name, address and trade. The address follows the name until the person edits it. */
export function ShopForm({ platformDomain }: { platformDomain: string }) {
  const [name, setName] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { run, isPending, refusal } = useAction(openShop, say.failed);
  const asked = useRef(0);

  useEffect(() => {
    asked.current += 1;
    const turn = asked.current;
    if (name.trim() === '' && slug === null) {
      setChecked(null);
      setIsChecking(false);
      return;
    }
    setIsChecking(true);
    const timer = setTimeout(async () => {
      const answer = await checkAddress({ name, slug }).catch(() => null);
      // Ignores a stale answer about an earlier text.
      if (turn === asked.current) {
        setChecked(answer?.ok ? answer.value : null);
        setIsChecking(false);
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [name, slug]);

  const shown = slug ?? checked?.slug ?? '';
  const problem = checked !== null && checked.slug === shown ? checked.problem : null;
  const isTyped = slug !== null || name.trim() !== '';

  async function submit(form: HTMLFormElement) {
    const trade = TRADES.find((one) => one === formText(form, 'trade')) ?? 'other';
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const opened = await run({ name, slug: shown, trade, timeZone: timeZone ?? '' });
    if (opened?.ok) {
      setIsLeaving(true);
      window.location.assign(opened.value.href);
    }
  }

  return (
    <ActionForm onSubmit={(form) => void submit(form)} className="flex flex-col gap-6">
      <ReadyFields>
        <Field
          name="name"
          label={say.name}
          hint={say.nameHint}
          autoComplete="organization"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={refusal?.fields?.name}
        />
        <div className="flex flex-col gap-2">
          <Field
            name="slug"
            label={say.address}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={shown}
            onChange={(event) => setSlug(event.target.value.trim().toLowerCase())}
            hint={
              problem !== null
                ? undefined
                : shown === ''
                  ? say.addressFirst
                  : say.addressHint(`${shown}.${platformDomain}`)
            }
            error={
              problem !== null && isTyped ? say.problemOf(problem) : (refusal?.fields?.slug ?? undefined)
            }
          />
          <p role="status" className="text-sm text-muted">
            {isChecking && say.addressChecking}
            {!isChecking && checked !== null && problem === null && shown !== '' && say.addressFree(shown)}
          </p>
          {!isChecking && checked !== null && checked.suggestions.length > 0 && (
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-sm text-muted">{say.tryOne}</span>
              {checked.suggestions.map((suggestion) => (
                <button
                  key={suggestion}
                  type="button"
                  className={buttonStyle('secondary')}
                  onClick={() => setSlug(suggestion)}
                >
                  {suggestion}
                </button>
              ))}
            </div>
          )}
        </div>
        <SelectField
          name="trade"
          label={say.trade}
          options={TRADES.map((value) => ({ value, label: say.trades[value] }))}
        />
        {refusal && refusal.fields === undefined && <Notice kind="error">{refusal.message}</Notice>}
        {isLeaving && <Notice kind="success">{say.made}</Notice>}
        <SubmitButton isPending={isPending || isLeaving} pendingLabel={say.making}>
          {say.make}
        </SubmitButton>
      </ReadyFields>
    </ActionForm>
  );
}
