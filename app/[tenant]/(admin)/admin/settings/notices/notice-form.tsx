'use client';
import { useState } from 'react';
import { EditConflict } from '@/components/admin/edit-conflict';
import { clockLink } from '@/components/admin/settings/clock-link';
import { PreviewFrame } from '@/components/admin/settings/preview-frame';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { AnnouncementBar } from '@/components/shop/frame/announcement-bar';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { Sentence } from '@/components/ui/sentence';
import { noticeSettings as say } from '@/lib/messages/en/admin/store/front';
import { networkNames, weekdayNames } from '@/lib/messages/en/shop/front/networks';
import type { NoticeValues, noticeFields } from '@/lib/tenants/front/notice-values';
import { NETWORKS } from '@/lib/tenants/front/social-links';
import { WEEKDAYS } from '@/lib/tenants/front/weekdays';
import { saveNoticeSettings } from './actions';

type NoticeFormProps = { stored: NoticeValues; timeZone: string };

const LABELS = Object.fromEntries([
  ['announcement', say.text],
  ['announcementLink', say.link],
  ['announcementFrom', say.from],
  ['announcementUntil', say.until],
  ...NETWORKS.map((network) => [network, networkNames[network]]),
  ...WEEKDAYS.flatMap((day) => [
    [`${day}From`, say.opens(weekdayNames[day])],
    [`${day}To`, say.closes(weekdayNames[day])],
  ]),
]) as Record<keyof NoticeValues, string>;

/** The form for the announcement above each page, the links below, and the opening hours. */
export function NoticeForm({ stored, timeZone }: NoticeFormProps) {
  const [values, setValues] = useState(stored);
  const form = useSettingsForm({
    name: 'notices',
    stored,
    values,
    setValues: (changed) => setValues((before) => ({ ...before, ...changed })),
    labels: LABELS,
    toForm: (theirs: NoticeValues) => theirs,
    toInput: (mine, base) => ({ ...mine, base }),
    save: saveNoticeSettings,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  const field = (name: (typeof noticeFields)[number]) => ({
    name,
    label: LABELS[name],
    isOptional: true,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: fields[name],
  });
  const shown = values.announcement.trim();
  return (
    <ActionForm onSubmit={() => save()} className="flex max-w-3xl flex-col gap-6">
      <ReadyFields>
        <Card title={say.announcement}>
          <div className="flex flex-col gap-5">
            <p className="text-muted">{say.announcementLead}</p>
            <Field {...field('announcement')} hint={say.textHint} />
            <Field
              {...field('announcementLink')}
              hint={say.linkHint}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
            />
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              <Field {...field('announcementFrom')} type="date" />
              <Field {...field('announcementUntil')} type="date" />
            </div>
            <p className="text-sm text-muted">
              <Sentence parts={say.daysHint(timeZone, clockLink)} />
            </p>
            {shown !== '' && (
              <PreviewFrame caption={say.preview}>
                <AnnouncementBar text={shown} link={values.announcementLink.trim()} />
              </PreviewFrame>
            )}
          </div>
        </Card>
        <Card title={say.links}>
          <div className="flex flex-col gap-5">
            <p className="text-muted">{say.linksLead}</p>
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              {NETWORKS.map((network) => (
                <Field
                  key={network}
                  {...field(network)}
                  inputMode="url"
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                />
              ))}
            </div>
          </div>
        </Card>
        <Card title={say.hours}>
          <div className="flex flex-col gap-5">
            <p className="text-muted">{say.hoursLead}</p>
            <div className="flex flex-col gap-4">
              {WEEKDAYS.map((day) => (
                <div key={day} className="grid grid-cols-2 gap-x-5">
                  <Field {...field(`${day}From`)} type="time" />
                  <Field {...field(`${day}To`)} type="time" />
                </div>
              ))}
            </div>
          </div>
        </Card>
        <div ref={conflictBox} className="empty:hidden">
          {conflict && <EditConflict {...conflict} />}
        </div>
        <SaveBar isBusy={isBusy} isSaved={isSaved} error={error} />
      </ReadyFields>
    </ActionForm>
  );
}
