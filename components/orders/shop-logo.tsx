import { classNames } from '@/components/ui/class-names';
import { SizedImage } from '@/components/ui/images/sized-image';
import { pictureSources } from '@/lib/uploads/picture';

type ShopLogoProps = {
  logoUrl: string | null;
  /** The side of its square, in pixels. */
  size: number;
  className?: string;
};

/**
 * A shop's whole logo in a square; nothing if there is none or it does not load. The shop's name is always beside it.
 */
export function ShopLogo({ logoUrl, size, className }: ShopLogoProps) {
  if (!logoUrl) {
    return null;
  }
  return (
    <SizedImage
      {...pictureSources(logoUrl)}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      isEager
      className={classNames('shrink-0 rounded-control object-contain', className)}
    />
  );
}
