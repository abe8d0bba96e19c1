import { resultAddress } from '@/tools/review/search-result';

describe('resultAddress', () => {
  it('shows the path in steps on a desktop', () => {
    expect(resultAddress('https://shop.example/services/seo', 'desktop')).toBe('shop.example › services › seo');
    expect(resultAddress('https://shop.example', 'desktop')).toBe('shop.example');
  });

  it('shows the host alone on a phone', () => {
    expect(resultAddress('https://shop.example/services/seo', 'phone')).toBe('shop.example');
  });
});
