import { classNames } from '@/components/ui/class-names';
import { ImageIcon } from '@/components/ui/icons';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import type { OrderLogo } from '@/lib/orders/views/order-logo';
import { FileLink } from './file-link';

type LogoFigureProps = {
  logo: OrderLogo;
  /** Alone in its row, it has room for the text at its side. */
  isAlone: boolean;
};

/** A line's logo: its preview, its name as a download link, and warnings about its print quality. */
export function LogoFigure({ logo, isAlone }: LogoFigureProps) {
  return (
    <figure className={classNames('flex flex-col gap-2', isAlone && 'sm:flex-row sm:gap-4')}>
      <LogoPicture logo={logo} className={isAlone ? 'h-36 sm:h-28 sm:w-36 sm:shrink-0' : 'h-36'} />
      <figcaption className="text-sm">
        <span className="text-muted">{adminOrdersSentences.logoBefore} </span>
        <FileLink href={logo.href} name={logo.name} />
        {logo.pixels && (
          <span className="block text-muted tabular-nums">
            {adminOrdersSentences.pixels(logo.pixels.width, logo.pixels.height)}
          </span>
        )}
        {logo.advice.map((sentence) => (
          <span key={sentence} className="mt-1.5 block rounded-md bg-warning-tint px-2.5 py-1.5 text-warning">
            {sentence}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type LogoPictureProps = { logo: Pick<OrderLogo, 'previewHref' | 'name'>; className: string };

// A logo can be white, black or transparent: on a checkerboard each is visible.
const CHECKERBOARD = {
  backgroundImage: 'conic-gradient(#ece7de 25%, #fff 0 50%, #ece7de 0 75%, #fff 0)',
  backgroundSize: '16px 16px',
};

/** The whole logo, on a ground that shows transparency; an icon if there is no preview. */
export function LogoPicture({ logo: { previewHref, name }, className }: LogoPictureProps) {
  if (previewHref === null) {
    return (
      <span className={`${className} flex items-center justify-center rounded-control bg-sunken text-muted`}>
        <ImageIcon className="size-8" />
      </span>
    );
  }
  return (
    <span
      style={CHECKERBOARD}
      className={`${className} flex items-center justify-center rounded-control border border-line p-2 print:bg-none`}
    >
      {/* biome-ignore lint/performance/noImgElement: a picture for the shop's people only; no proxy may fetch it. */}
      <img
        src={previewHref}
        alt={adminOrdersSentences.logoNamed(name)}
        className="max-h-full max-w-full object-contain"
      />
    </span>
  );
}
