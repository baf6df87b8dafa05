'use client';
import { useId } from 'react';
import { type FocalPoint, objectPosition, wholePercent } from '@/lib/catalog/pictures/picture-rules';
import { pictureListSentences as say } from '@/lib/messages/en/admin/products/picture-list';
import { pictureSources } from '@/lib/uploads/picture';

type FocalPointFieldProps = { url: string; point: FocalPoint; onChange: (point: FocalPoint) => void };

/** Sets what a square keeps of a picture: by a press on it, or by two sliders. */
export function FocalPointField({ url, point, onChange }: FocalPointFieldProps) {
  const id = useId();
  const { src } = pictureSources(url);
  const { focalX, focalY } = point;

  function press(event: React.PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      focalX: wholePercent(((event.clientX - left) / width) * 100),
      focalY: wholePercent(((event.clientY - top) / height) * 100),
    });
  }

  const slider = (name: 'focalX' | 'focalY', label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="block text-sm">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        type="range"
        min={0}
        max={100}
        value={point[name]}
        onChange={({ target }) => onChange({ focalX, focalY, [name]: wholePercent(target.valueAsNumber) })}
        className="h-11 w-full accent-ink"
      />
    </div>
  );

  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">{say.focus}</summary>
      <p className="mb-2 text-sm text-muted">{say.focusHint}</p>
      <div className="flex flex-wrap items-end gap-4">
        {/* A press is one more way; the sliders do the same. */}
        <div className="relative w-fit max-w-full cursor-crosshair touch-manipulation" onPointerDown={press}>
          {/* biome-ignore lint/performance/noImgElement: a file of this browser, or a picture that was resized on upload. */}
          <img src={src} alt="" draggable={false} className="max-h-64 max-w-full" />
          <span
            aria-hidden="true"
            style={{ left: `${focalX}%`, top: `${focalY}%` }}
            className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white ring-2 ring-ink"
          />
        </div>
        <figure>
          {/* biome-ignore lint/performance/noImgElement: as above. */}
          <img
            src={src}
            alt=""
            style={{ objectPosition: objectPosition(point) }}
            className="size-24 rounded-control object-cover"
          />
          <figcaption className="text-sm text-muted">{say.asSquare}</figcaption>
        </figure>
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {slider('focalX', say.fromLeft)}
        {slider('focalY', say.fromTop)}
      </div>
    </details>
  );
}
