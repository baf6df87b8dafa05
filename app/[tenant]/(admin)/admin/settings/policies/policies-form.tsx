'use client';
import { useState } from 'react';
import { savePolicySettings } from '@/app/[tenant]/(admin)/admin/settings/policies/actions';
import { EditConflict } from '@/components/admin/edit-conflict';
import { MarkdownField } from '@/components/admin/settings/markdown-field';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { Notice } from '@/components/ui/notice';
import { policySentences as say } from '@/lib/messages/en/policies';
import type { PolicyValues } from '@/lib/tenants/policies/policies.commands';
import { POLICY_KINDS, type PolicyKind } from '@/lib/tenants/policies/policy-kinds';
import type { Block } from '@/lib/text/markdown';
import { previewMarkdown } from '../home/actions';

type PoliciesFormProps = {
  /** What is stored, and suggestions for what was never saved. */
  stored: PolicyValues;
  hasSuggestions: boolean;
  /** Texts to begin with, for pages that only their owner can write. */
  templates: Partial<Record<PolicyKind, string>>;
  /** The stored texts, read. */
  blocks: Partial<Record<PolicyKind, readonly Block[]>>;
};

const LABELS = { contactEmail: say.contactEmail, ...say.names } as const;

/** The form for the shop's public address and its own rules, with suggestions for those that it has not. */
export function PoliciesForm({ stored, hasSuggestions, templates, blocks }: PoliciesFormProps) {
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
          {POLICY_KINDS.map((kind) => {
            const template = templates[kind];
            return (
              <div key={kind} className="flex flex-col gap-2">
                <MarkdownField
                  name={kind}
                  label={say.names[kind]}
                  hint={kind === 'about' || kind === 'legal' ? say.hints[kind] : say.paragraphs}
                  isOptional
                  rows={9}
                  value={values[kind]}
                  onChange={({ target }) => setValues({ ...values, [kind]: target.value })}
                  error={fields[kind]}
                  stored={blocks[kind] ?? []}
                  preview={previewMarkdown}
                  previewLabel={say.preview(say.names[kind])}
                />
                {template !== undefined && values[kind] === '' && (
                  <button
                    type="button"
                    className={buttonStyle('quiet', 'self-start')}
                    onClick={() => setValues({ ...values, [kind]: template })}
                  >
                    {say.beginWith(say.names[kind])}
                  </button>
                )}
              </div>
            );
          })}
          <div ref={conflictBox} className="empty:hidden">
            {conflict && <EditConflict {...conflict} />}
          </div>
          <SaveBar isBusy={isBusy} isSaved={isSaved} error={error} />
        </ReadyFields>
      </ActionForm>
    </Card>
  );
}
