import { isLaunched } from './site-address';

/**
 * Whether testimonials may be on the site. Samples are shown, marked as such, until the launch:
 * India's Guidelines for Prevention of Misleading Advertisements, 2022, ask for genuine opinions.
 */
export function areShown({ isPlaceholder }: { isPlaceholder: boolean }, launched = isLaunched): boolean {
  return !isPlaceholder || !launched;
}
