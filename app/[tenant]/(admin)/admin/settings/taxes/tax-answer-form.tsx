'use client';
import { useId, useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { FieldError } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { taxSettings as say } from '@/lib/messages/en/admin/store/taxes';
import { TAX_ANSWERS, type TaxAnswer } from '@/lib/taxes/shop-taxes';
import type { TaxSettingsView } from '@/lib/taxes/taxes.queries';
import { saveTaxAnswer } from './actions';
import { PlaceSelects } from './place-selects';

/** The owner's answer, and where the shop works from. Nothing is chosen before the first answer. */
export function TaxAnswerForm({ settings }: { settings: TaxSettingsView }) {
  const opened = { country: settings.homeCountry, state: settings.homeState };
  const [answer, setAnswer] = useState(settings.answer);
  const [home, setHome] = useState(opened);
  const [isMissing, setIsMissing] = useState(false);
  const { run, isPending, refusal } = useAction(saveTaxAnswer, say.failed);
  const id = useId();
  const isUnsaved =
    answer !== settings.answer || home.country !== opened.country || home.state !== opened.state;
  useUnsaved({ name: null, isUnsaved, values: null });
  const error = isMissing && answer === null ? say.answerMissing : undefined;

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsMissing(answer === null);
    if (answer === null) {
      return;
    }
    const outcome = await run({
      answer,
      homeCountry: home.country,
      homeState: home.state,
      version: settings.version,
    });
    if (outcome?.ok) {
      showToast(say.answerSaved);
    }
  }

  return (
    <Card title={say.answerTitle}>
      <form onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-5">
        {settings.answer === null && (
          <Notice kind="info">
            <p className="font-medium">{say.unanswered}</p>
            <p className="mt-1">{say.unansweredHint}</p>
          </Notice>
        )}
        <fieldset aria-describedby={error && `${id}-error`} className="flex flex-col gap-1">
          <legend className="sr-only">{say.answerTitle}</legend>
          {TAX_ANSWERS.map((value) => (
            <AnswerChoice
              key={value}
              value={value}
              isChosen={answer === value}
              onChoose={() => setAnswer(value)}
            />
          ))}
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </fieldset>
        {answer !== null && answer !== 'none' && (
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-1 font-medium">{say.homeTitle}</legend>
            <p className="text-sm text-muted">{say.homeHint}</p>
            <PlaceSelects place={home} error={refusal?.fields?.homeState} onChange={setHome} />
          </fieldset>
        )}
        {refusal && !refusal.fields && <Notice kind="error">{refusal.message}</Notice>}
        <SubmitButton isPending={isPending} className="self-start">
          {say.saveAnswer}
        </SubmitButton>
      </form>
    </Card>
  );
}

type AnswerChoiceProps = { value: TaxAnswer; isChosen: boolean; onChoose: () => void };

const AnswerChoice = ({ value, isChosen, onChoose }: AnswerChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
    <input
      type="radio"
      name="answer"
      value={value}
      checked={isChosen}
      onChange={onChoose}
      className="mt-0.5 size-5 shrink-0 accent-ink"
    />
    <span>
      <span className="font-medium">{say.answers[value]}</span>
      <span className="block text-sm text-muted">{say.answerHints[value]}</span>
    </span>
  </label>
);
