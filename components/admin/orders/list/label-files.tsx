import { DisclosureMark } from '@/components/admin/disclosure-mark';
import { DownloadIcon } from '@/components/ui/icons';
import { labelFileSentences as say } from '@/lib/messages/en/admin/store/label-file';

const PROGRAMS = ['pirate-ship', 'shippo'] as const;

/** Links to the files for the programs that make shipping labels. Plain links: a file cannot be prefetched. */
export const LabelFiles = () => (
  <details className="rounded-card border border-line bg-surface px-5 py-1">
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
      <DisclosureMark />
      {say.title}
    </summary>
    <p className="text-sm text-muted">{say.hint}</p>
    <ul className="flex flex-wrap gap-x-6 pb-2">
      {PROGRAMS.map((program) => (
        <li key={program}>
          <a
            href={`/admin/orders/labels-file?for=${program}`}
            className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
          >
            <DownloadIcon className="size-5 text-muted" />
            {say.programs[program]}
          </a>
        </li>
      ))}
    </ul>
  </details>
);
