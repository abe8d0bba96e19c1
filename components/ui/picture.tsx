import type { PictureSources } from '@/lib/pictures';

type PictureProps = PictureSources & {
  /** The `sizes` attribute: how wide the photo is shown. */
  sizes: string;
  className?: string;
};

/** A photo in the first type that the browser supports, loaded when it’s near the screen. */
export function Picture({ sources, srcSet, src, alt, width, height, sizes, className }: PictureProps) {
  return (
    <picture>
      {sources.map(({ type, srcSet: copies }) => (
        <source key={type} type={type} srcSet={copies} sizes={sizes} />
      ))}
      <img
        loading="lazy"
        decoding="async"
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        className={className}
      />
    </picture>
  );
}
