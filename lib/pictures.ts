import type { Picture } from '@/content/types';

/** Widths of the copies that the build makes, in pixels. */
export const pictureWidths = [480, 960, 1440] as const;

/** The originals in content/pictures by file name, as tools/adapter.mjs has measured them. */
const pictures = JSON.parse(process.env.PICTURES ?? '{}') as Record<
  string,
  { name: string; width: number; height: number } | undefined
>;

/** The widths of a picture's copies, none wider than the original. */
export function copyWidths(width: number): number[] {
  return pictureWidths.filter((copy) => copy <= width);
}

export type PictureSources = {
  alt: string;
  width: number;
  height: number;
  /** Addresses and widths by type. Browsers take the first type that they support. */
  sources: readonly { type: string; srcSet: string }[];
  srcSet: string;
  src: string;
};

/**
 * The copies of a picture, for `<picture>`.
 * @throws if the original isn't in content/pictures
 */
export function pictureSources({ file, alt }: Picture): PictureSources {
  const picture = pictures[file];
  if (!picture) throw new Error(`content/pictures: "${file}" isn’t there, or it can’t be used`);
  const { name, width, height } = picture;
  const copies = copyWidths(width);
  const address = (copy: number, format: string) => `/_next/static/pictures/${name}-${copy}.${format}`;
  const srcSet = (format: string) => copies.map((copy) => `${address(copy, format)} ${copy}w`).join(', ');
  const sources = ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) }));
  return { alt, width, height, sources, srcSet: srcSet('jpg'), src: address(copies[0]!, 'jpg') };
}
