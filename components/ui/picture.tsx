import { picturePath } from '@/lib/routes';
import type { Picture as PictureContent } from '@/content/types';

type PictureProps = PictureContent & {
  /** The `sizes` attribute: how wide the photo is shown. */
  sizes: string;
  className?: string;
};

/** A photo, loaded when it’s near the screen. tools/pictures.ts adds its copies. */
export function Picture({ file, alt, sizes, className }: PictureProps) {
  return (
    <picture>
      <img loading="lazy" decoding="async" src={picturePath(file)} sizes={sizes} alt={alt} className={className} />
    </picture>
  );
}
