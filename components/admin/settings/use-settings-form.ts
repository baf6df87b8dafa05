'use client';
import { useEffect, useRef, useState } from 'react';
import { type EditConflictProps, shownValue } from '@/components/admin/edit-conflict';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { showToast } from '@/components/ui/dialogs/toast';
import { isEdited, mergeEdits } from '@/lib/merge-edits';
import { messages } from '@/lib/messages';
import { unitList } from '@/lib/messages/list-text';
import type { Outcome } from '@/lib/outcome';
import type { SettingsSave } from '@/lib/tenants/settings/settings-save';
import { useSave } from './use-save';

type Values = Record<string, string | boolean>;

const keptForm = (kept: unknown): { base?: unknown; values?: unknown } =>
  typeof kept === 'object' && kept !== null ? kept : {};

type Options<Form extends Values, Input, Stored> = {
  /** The tab's name, under which its typed values are kept. */
  name: string;
  /** The stored values when the form was opened. */
  stored: Form;
  /** The current values. */
  values: Form;
  setValues: (values: Partial<Form>) => void;
  /** The fields' names for people. */
  labels: Record<keyof Form & string, string>;
  /** The input of the action: these values, and the values they started from. */
  toInput: (values: Form, base: Form) => Input;
  /** Form values from the record that another person has stored. */
  toForm: (stored: Stored) => Form;
  save: (input: Input) => Promise<Outcome<SettingsSave<Stored>>>;
};

/**
 * Tries to save when others save in between and the changes can be merged. After this many it is shown as a conflict.
 */
const MOST_TRIES = 3;

/**
 * A settings form: typed values survive a reload, and leaving asks first. If two people save at once, the second sees
 * which fields both have changed; changes of different fields are merged.
 */
export function useSettingsForm<Form extends Values, Input, Stored>(options: Options<Form, Input, Stored>) {
  const { name, stored, values, setValues, labels, toInput, toForm } = options;
  const [base, setBase] = useState(stored);
  /** The values that another person has stored in the meantime, if the same fields were changed here. */
  const [theirs, setTheirs] = useState<Form | null>(null);
  const conflictBox = useRef<HTMLDivElement>(null);
  const saving = useSave(async (wish: { values: Form; base: Form }) => {
    let { values: mine, base: from } = wish;
    for (let tries = 1; ; tries += 1) {
      const outcome = await options.save(toInput(mine, from));
      if (!outcome.ok || outcome.value.kind === 'saved') {
        return outcome;
      }
      const current = toForm(outcome.value.current);
      const together = mergeEdits(from, mine, current);
      if (together.conflicts.length > 0 || tries === MOST_TRIES) {
        setTheirs(current);
        return outcome;
      }
      mine = together.values;
      from = current;
      setValues(mine);
      setBase(current);
      showToast(messages.conflict.alsoChanged(unitList(together.theirs.map((field) => labels[field]))));
    }
  });

  useUnsaved({
    name: `settings-${name}`,
    isUnsaved: !saving.isSaved && isEdited(base, values),
    values: { base, values },
    restore: (kept) => {
      const { base: keptBase, values: keptValues } = keptForm(kept);
      const typed = fieldsFrom(keptValues, values);
      // The values that it started from: so another person's changes, saved in between, are still recognised as a
      // conflict.
      setBase({ ...base, ...fieldsFrom(keptBase, base) });
      if (typed) {
        setValues(typed);
      }
      return typed !== null;
    },
  });

  useEffect(() => {
    if (theirs !== null) {
      conflictBox.current?.querySelector<HTMLElement>('[data-conflict]')?.focus();
    }
  }, [theirs]);

  function start(mine: Form, from: Form) {
    setTheirs(null);
    void saving.save({ values: mine, base: from });
  }

  function conflictWith(current: Form): EditConflictProps {
    const merged = mergeEdits(base, values, current);
    const begin = (next: Form) => {
      setValues(next);
      setBase(current);
      setTheirs(null);
    };
    return {
      sentence: messages.conflict.settings,
      fields: merged.conflicts.map((field) => ({
        label: labels[field],
        theirs: shownValue(current[field]),
        mine: shownValue(values[field]),
      })),
      onTakeTheirs: () => {
        const taken = Object.fromEntries(merged.conflicts.map((field) => [field, current[field]]));
        begin({ ...merged.values, ...taken });
      },
      onSaveMine: () => {
        begin(merged.values);
        start(merged.values, current);
      },
    };
  }

  return {
    ...saving,
    save: () => start(values, base),
    /** The element around the conflict, to focus it. */
    conflictBox,
    conflict: theirs && conflictWith(theirs),
  };
}
