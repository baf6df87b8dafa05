'use client';
import { useState } from 'react';
import { savePolicySettings } from '@/app/[tenant]/(admin)/admin/settings/policies/actions';
import { EditConflict } from '@/components/admin/edit-conflict';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { Notice } from '@/components/ui/notice';
import { policySentences as say } from '@/lib/messages/en/policies';
import type { PolicyValues } from '@/lib/tenants/policies/policies.commands';
import { POLICY_KINDS } from '@/lib/tenants/policies/policy-kinds';

type PoliciesFormProps = {
  /** What is stored, and suggestions for what was never saved. */
  stored: PolicyValues;
  hasSuggestions: boolean;
};

const LABELS = { contactEmail: say.contactEmail, ...say.names } as const;

/** The form for the shop's public address and its own rules, with suggestions for those that it has not. */
export function PoliciesForm({ stored, hasSuggestions }: PoliciesFormProps) {
  const [values, setValues] = useState(stored);
  const form = useSettingsForm({
    name: 'policies',
    stored,
    values,
    setValues: (changed) => setValues((before) => ({ ...before, ...changed })),
    labels: LABELS,
    toForm: (theirs: PolicyValues) => theirs,
    toInput: (typed, base) => ({ ...typed, base }),
    save: savePolicySettings,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  return (
    <Card title={say.formTitle}>
      <ActionForm onSubmit={() => save()} className="flex max-w-3xl flex-col gap-6">
        <ReadyFields>
          <p className="text-muted">{say.lead}</p>
          {hasSuggestions && <Notice kind="info">{say.suggested}</Notice>}
          <Field
            name="contactEmail"
            type="email"
            autoComplete="email"
            label={say.contactEmail}
            hint={say.contactEmailHint}
            value={values.contactEmail}
            onChange={({ target }) => setValues({ ...values, contactEmail: target.value })}
            error={fields.contactEmail}
          />
          {POLICY_KINDS.map((kind) => (
            <TextAreaField
              key={kind}
              name={kind}
              label={say.names[kind]}
              hint={say.paragraphs}
              isOptional
              rows={9}
              value={values[kind]}
              onChange={({ target }) => setValues({ ...values, [kind]: target.value })}
              error={fields[kind]}
            />
          ))}
          <div ref={conflictBox} className="empty:hidden">
            {conflict && <EditConflict {...conflict} />}
          </div>
          <SaveBar isBusy={isBusy} isSaved={isSaved} error={error} />
        </ReadyFields>
      </ActionForm>
    </Card>
  );
}
