import { contrasts } from '@/tools/contrast';

/* Texts are also measured in a browser (e2e/templates, e2e/services). */
it.each(contrasts)('in the $scheme scheme, $front is seen on $ground', ({ contrast, needed }) => {
  expect(contrast).toBeGreaterThanOrEqual(needed);
});
