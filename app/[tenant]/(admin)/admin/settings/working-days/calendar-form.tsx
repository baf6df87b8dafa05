'use client';
import { useId, useRef, useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { FieldError, SelectField } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { WEEK, type WorkCalendar } from '@/lib/catalog/calendar/work-calendar';
import { workingDaysSettings as say } from '@/lib/messages/en/admin/store/working-days';
import { saveWorkCalendar } from './actions';
import { DaysOffFields, type TypedDaysOff } from './days-off-fields';

type CalendarFormProps = {
  calendar: WorkCalendar & { version: number };
  timeZones: readonly string[];
};

/** Keeps what was chosen after a refusal. */
export function CalendarForm({ calendar, timeZones }: CalendarFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [timeZone, setTimeZone] = useState(calendar.timeZone);
  const [workingDays, setWorkingDays] = useState<readonly number[]>(calendar.workingDays);
  const [daysOff, setDaysOff] = useState<TypedDaysOff[]>(() =>
    calendar.daysOff.map((days, index) => ({ ...days, key: index })),
  );
  const [isChecked, setIsChecked] = useState(false);
  const { run, isPending, refusal } = useAction(saveWorkCalendar, say.failed);
  const sent = { timeZone, workingDays, daysOff: daysOff.map(({ from, until }) => ({ from, until })) };
  const { version, ...opened } = calendar;
  useUnsaved({
    name: null,
    isUnsaved: JSON.stringify(sent) !== JSON.stringify({ ...sent, ...opened }),
    values: null,
  });
  const noDay = workingDays.length === 0 ? say.noDay : undefined;
  const isWrong = noDay !== undefined || daysOff.some((days) => daysOffProblem(days) !== undefined);
  const dayError = isChecked ? noDay : undefined;

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (isWrong) {
      // After the fields have their errors.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const outcome = await run({ ...sent, workingDays: [...workingDays], version });
    if (outcome?.ok) {
      showToast(say.saved);
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-3xl flex-col gap-6">
      <Card title={say.clockTitle}>
        <SelectField
          name="timeZone"
          label={say.timeZone}
          hint={say.timeZoneHint}
          error={refusal?.fields?.timeZone}
          options={[...new Set([timeZone, ...timeZones])].map((value) => ({ value, label: nameOf(value) }))}
          value={timeZone}
          onChange={({ target }) => setTimeZone(target.value)}
        />
      </Card>
      <Card title={say.daysTitle}>
        <fieldset aria-describedby={dayError && `${id}-days-error`} className="grid gap-x-6 sm:grid-cols-2">
          <legend className="sr-only">{say.daysTitle}</legend>
          {WEEK.map((day) => (
            <CheckboxField
              key={day}
              name={`day-${day}`}
              label={say.weekdays[day]}
              aria-invalid={dayError ? true : undefined}
              checked={workingDays.includes(day)}
              onChange={({ target }) =>
                setWorkingDays(
                  WEEK.filter((one) => (one === day ? target.checked : workingDays.includes(one))),
                )
              }
            />
          ))}
          {dayError && <FieldError id={`${id}-days-error`}>{dayError}</FieldError>}
        </fieldset>
      </Card>
      <Card title={say.offTitle}>
        <DaysOffFields
          daysOff={daysOff}
          problemOf={(days) => (isChecked ? daysOffProblem(days) : undefined)}
          onChange={setDaysOff}
        />
      </Card>
      {refusal && !refusal.fields?.timeZone && <Notice kind="error">{refusal.message}</Notice>}
      <SubmitButton isPending={isPending} className="self-start">
        {say.save}
      </SubmitButton>
    </form>
  );
}

/** 'America/New York' */
const nameOf = (timeZone: string): string => timeZone.replaceAll('_', ' ');

const daysOffProblem = ({ from, until }: TypedDaysOff): string | undefined =>
  from === '' || until === '' ? say.dayInvalid : until < from ? say.reversed : undefined;
