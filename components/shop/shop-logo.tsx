import { classNames } from '@/components/ui/class-names';
import { pictureSources } from '@/lib/catalog/picture';

type ShopLogoProps = {
  logoUrl: string | null;
  /** Of its square, in pixels. */
  size: number;
  className?: string;
};

/** A shop's logo, whole, in a square; nothing where there is none. The shop's name always stands beside it. */
export function ShopLogo({ logoUrl, size, className }: ShopLogoProps) {
  if (!logoUrl) {
    return null;
  }
  const { src, srcSet } = pictureSources(logoUrl);
  return (
    // biome-ignore lint/performance/noImgElement: a logo may be at any address the owner chose.
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && `${size}px`}
      alt=""
      width={size}
      height={size}
      className={classNames('shrink-0 rounded-control object-contain', className)}
    />
  );
}
