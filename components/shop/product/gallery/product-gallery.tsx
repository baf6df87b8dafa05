import { ProductPicture } from '@/components/shop/grid/product-picture';
import { CloseIcon } from '@/components/ui/icons';
import { SizedImage } from '@/components/ui/images/sized-image';
import type { ProductPictureView } from '@/lib/catalog/pictures/picture-views';
import { gallerySentences as say } from '@/lib/messages/en/shop/product/gallery';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { pictureSources } from '@/lib/uploads/picture';
import { frameRatio } from './frame-ratio';
import { GalleryThumbnails } from './gallery-thumbnails';

type ProductGalleryProps = {
  name: string;
  pictures: readonly ProductPictureView[];
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
};

/** The words for a picture; without the owner's, the product's name. */
const wordsFor = (name: string, { alt }: ProductPictureView, index: number) =>
  alt || (index === 0 ? name : say.altOf(name, index + 1));

/**
 * A product's pictures, whole: a row to swipe, thumbnails, and each one enlarged by the browser's own popover. All of it
 * is HTML and CSS. The frame has the shape of the first picture, so nothing moves when they arrive.
 */
export function ProductGallery({ name, pictures, sizes }: ProductGalleryProps) {
  const [first] = pictures;
  if (!first) {
    return (
      <div data-product-picture="" className="overflow-hidden rounded-card border border-line">
        <ProductPicture imageUrl={null} alt={name} sizes={sizes} isFirst />
      </div>
    );
  }
  const [width, height] = frameRatio(first);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div data-product-picture="" role="group" aria-label={say.label(name)} className="flex flex-col gap-3">
      <ul
        className="relative flex snap-x snap-mandatory overflow-x-auto rounded-card border border-line bg-sunken motion-safe:scroll-smooth"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            id={`picture-${picture.id}`}
            data-picture=""
            data-first-picture={isFirst(index)}
            aria-label={say.nth(index + 1, pictures.length)}
            className="relative flex size-full shrink-0 snap-center scroll-mt-8"
          >
            <SizedImage
              {...pictureSources(picture.imageUrl)}
              alt={wordsFor(name, picture, index)}
              sizes={sizes}
              width={picture.width ?? 1280}
              height={picture.height ?? 1280}
              isFirst={index === 0}
              className="size-full object-contain"
              fallback={productCardSentences.noImage}
              fallbackStyle="size-full items-center justify-center p-2 text-center text-sm text-muted"
            />
            <EnlargeButton picture={picture} position={index + 1} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <GalleryThumbnails pictures={pictures} />}
      {pictures.map((picture, index) => (
        <Enlarged
          key={picture.id}
          picture={picture}
          position={index + 1}
          alt={wordsFor(name, picture, index)}
        />
      ))}
    </div>
  );
}

/** Marks what shows the first picture: an option's own picture takes its place (show-on-page.ts). */
const isFirst = (index: number) => (index === 0 ? '' : undefined);

type PartProps = { picture: ProductPictureView; position: number };

const popoverId = ({ id }: ProductPictureView) => `enlarged-${id}`;

/** Covers the picture. A browser without popovers does not have it. */
const EnlargeButton = ({ picture, position }: PartProps) => (
  <button
    type="button"
    popoverTarget={popoverId(picture)}
    aria-label={say.enlarge(position)}
    className="absolute inset-0 hidden cursor-zoom-in rounded-card -outline-offset-4 supports-[selector(:popover-open)]:block"
  />
);

/** The picture over the whole window, to move about in. It is fetched when it opens. */
const Enlarged = ({ picture, position, alt }: PartProps & { alt: string }) => (
  <div
    popover="auto"
    id={popoverId(picture)}
    role="dialog"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the arrow keys move about in what has the focus.
    tabIndex={0}
    data-enlarged=""
    data-first-picture={isFirst(position - 1)}
    aria-label={say.enlarged(position)}
    className="fixed inset-0 m-0 hidden h-dvh max-h-none w-dvw max-w-none overflow-auto overscroll-contain bg-paper open:block"
  >
    <button
      type="button"
      popoverTarget={popoverId(picture)}
      popoverTargetAction="hide"
      aria-label={say.close}
      className="fixed top-4 right-4 z-10 flex size-11 items-center justify-center rounded-full border border-line bg-surface"
    >
      <CloseIcon />
    </button>
    {/* biome-ignore lint/performance/noImgElement: a picture that was resized on upload. */}
    <img
      src={picture.imageUrl}
      alt={alt}
      loading="lazy"
      width={picture.width ?? 1280}
      height={picture.height ?? 1280}
      className="h-auto w-[max(100%,min(80rem,250%))] max-w-none"
    />
  </div>
);
