'use client';
import { clockLink } from '@/components/admin/settings/clock-link';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { PressButton } from '@/components/ui/forms/press-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import { vacationSettings as say } from '@/lib/messages/en/admin/store/vacation';
import type { Vacation } from '@/lib/tenants/vacation/vacation.queries';
import { saveVacation, stopVacation } from './vacation-actions';

type VacationFormProps = { vacation: Vacation | null; timeZone: string };

/** Planned days without orders. */
export function VacationForm({ vacation, timeZone }: VacationFormProps) {
  const saving = useAction(saveVacation, say.failed);
  const stopping = useAction(stopVacation, say.failed);
  const shown = vacation === null || vacation.isOver ? null : vacation;
  const refusal = saving.refusal?.fields ? null : (saving.refusal ?? stopping.refusal);
  const errors = saving.refusal?.fields ?? {};

  async function save(form: HTMLFormElement) {
    const outcome = await saving.run({
      version: vacation?.version ?? 0,
      first_day: formText(form, 'first_day'),
      last_day: formText(form, 'last_day'),
      message: formText(form, 'message'),
    });
    if (outcome?.ok) {
      showToast(say.saved);
    }
  }

  async function stop(version: number) {
    const outcome = await stopping.run({ version });
    if (outcome?.ok) {
      showToast(say.ended);
    }
  }

  return (
    <Card title={say.title}>
      <ActionForm onSubmit={(form) => void save(form)} className="flex flex-col gap-5">
        <p className="text-muted">{say.lead}</p>
        {shown !== null && (
          <p className="font-medium">{(shown.isOn ? say.now : say.planned)(shown.firstDay, shown.lastDay)}</p>
        )}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            name="first_day"
            type="date"
            label={say.firstDay}
            defaultValue={shown?.firstDay ?? ''}
            error={errors.first_day}
          />
          <Field
            name="last_day"
            type="date"
            label={say.lastDay}
            defaultValue={shown?.lastDay ?? ''}
            error={errors.last_day}
          />
        </div>
        <p className="text-sm text-muted">
          <Sentence parts={say.zone(timeZone, clockLink)} />
        </p>
        <TextAreaField
          name="message"
          label={say.message}
          hint={say.messageHint}
          isOptional
          rows={3}
          defaultValue={shown?.message ?? ''}
          error={errors.message}
        />
        {refusal && <Notice kind="error">{refusal.message}</Notice>}
        <div className="flex flex-wrap gap-3">
          <SubmitButton isPending={saving.isPending} pendingLabel={say.saving}>
            {shown === null ? say.plan : say.change}
          </SubmitButton>
          {shown !== null && (
            <PressButton
              label={shown.isOn ? say.endNow : say.callOff}
              variant="quiet"
              isPending={stopping.isPending}
              pendingLabel={say.saving}
              onPress={() => stop(shown.version)}
            />
          )}
        </div>
      </ActionForm>
    </Card>
  );
}
