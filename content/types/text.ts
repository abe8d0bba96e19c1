import { icons } from 'lucide-react';
import { z } from 'zod';

/* The parts of which the shapes of all copy consist. */

/** One plain line of text: trimmed, not empty. */
export const text = z.string().trim().min(1);
/** Becomes an anchor or a part of an address. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
export const day = z.iso.date("must be a day of the calendar in quotes, like '2026-11-21'");
/** The upper limit only catches accidents. */
export const list = <Item extends z.ZodType>(item: Item, min = 1, max = 60) => z.array(item).min(min).max(max);

/** An icon of lucide.dev/icons, like “MessageCircle”. */
export type IconName = keyof typeof icons;
export const icon = z.custom<IconName>(
  (name) => String(name) in icons,
  'must be an icon of lucide.dev/icons, like MessageCircle',
);

/** A domain that ends in letters, or in punycode, like .भारत. */
const hostname = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;
export const fullAddress = (error = 'must be a full address, which begins with https://') =>
  z
    .url({ protocol: /^https$/, hostname, error })
    .refine((url) => !/\s/.test(url), 'must not have a space')
    .refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'must not hold a name or password: it is published');

export const heicPhoto = 'is a HEIC photo of an iPhone: export it as JPEG';

/** A file of public/pictures, and a description for people who can’t see it. */
export const pictureSchema = z.object({
  file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp)$/, {
    error: ({ input }) =>
      /\.hei[cf]$/i.test(String(input)) ? heicPhoto : 'must be a file name like clinic-in-kochi.jpg',
  }),
  alt: text,
});

export type Picture = z.infer<typeof pictureSchema>;
