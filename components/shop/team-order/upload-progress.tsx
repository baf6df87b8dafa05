import { onlyHeard, Sentence } from '@/components/ui/sentence';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { fileFieldSentences } from '@/lib/messages/en/shop/file-fields';
import { percentOf } from './upload-state';

type UploadProgressProps = { name: string; share: number; onStop: () => void };

/** The progress of an upload, and a button to stop it. */
export function UploadProgress({ name, share, onStop }: UploadProgressProps) {
  const percent = percentOf(share);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 truncate">
          <Sentence
            parts={fileFieldSentences.uploadingFile(<span className="font-medium">{name}</span>, onlyHeard)}
          />
        </p>
        <span className="shrink-0 text-muted tabular-nums">{fileFieldSentences.percent(percent)}</span>
      </div>
      <div className="flex items-center gap-4">
        <progress
          value={percent}
          max={100}
          aria-label={fileFieldSentences.uploading(name)}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
        />
        <button
          type="button"
          onClick={onStop}
          className="min-h-11 shrink-0 px-2 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {buttonSentences.cancel}
        </button>
      </div>
    </div>
  );
}
