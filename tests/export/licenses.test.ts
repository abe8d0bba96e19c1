import { readFileSync } from 'node:fs';
import { exportedPages } from '../support/pages';

const text = readFileSync('out/licenses.txt', 'utf8');

describe('licenses.txt', () => {
  it.each(['react-dom', '@radix-ui/react-toast', '@headlessui/react', 'lucide-react', '@fontsource/[\\w-]+'])(
    'names %s with its version',
    (name) => expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm')),
  );

  it('has the licence texts, the font’s included, and is linked from the legal pages', () => {
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).toContain('SIL OPEN FONT LICENSE');
    const linking = exportedPages().filter(({ $ }) => $('main a[href="/licenses.txt"]').length > 0);
    expect(linking.map(({ path }) => path)).toEqual(['/privacy-policy', '/refund-policy', '/terms-conditions']);
  });
});
