import type { PictureSources } from '@/lib/pictures';

type PictureProps = PictureSources & {
  /** How wide it is shown, as a media condition list. */
  sizes: string;
  className?: string;
};

/** A photo in the first type that the browser knows, fetched when it’s near the screen. */
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
