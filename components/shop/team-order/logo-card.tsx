import { fileFieldSentences } from '@/lib/messages/en/shop/file-fields';
import { logoAdvice } from '@/lib/uploads/logos/logo-advice';
import type { UploadedFileView } from '../uploads/upload-answers';

type LogoCardProps = { logo: UploadedFileView; children: React.ReactNode };

/** An uploaded logo as the shop will see it, with warnings about its print quality. */
export function LogoCard({ logo, children }: LogoCardProps) {
  const { name, previewUrl, width, height } = logo;
  const advice = logoAdvice(logo);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <span className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-[repeating-conic-gradient(var(--color-sunken)_0_25%,var(--color-white)_0_50%)] bg-[length:16px_16px]">
          {previewUrl && (
            // biome-ignore lint/performance/noImgElement: a small picture that was made when the logo was uploaded.
            <img
              src={previewUrl}
              alt={fileFieldSentences.logoAlt}
              className="max-h-full max-w-full object-contain"
            />
          )}
        </span>
        <div className="min-w-0 grow">
          <p className="truncate font-medium" title={name}>
            {name}
          </p>
          {width !== null && height !== null && (
            <p className="text-sm text-muted tabular-nums">{fileFieldSentences.logoSize(width, height)}</p>
          )}
          <div className="flex flex-wrap items-center gap-x-4">{children}</div>
        </div>
      </div>
      {advice.length > 0 && (
        <ul className="flex flex-col gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
