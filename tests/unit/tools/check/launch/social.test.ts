import { socialItems } from '@/tools/check/launch/social';

const facebook = { label: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/shop' } as const;
const instagram = { label: 'Instagram', icon: 'instagram', url: 'https://instagram.com/shop' } as const;
const problems = (...profiles: Parameters<typeof socialItems>[0]) =>
  socialItems(profiles).map(({ problem }) => problem);

describe('socialItems', () => {
  it('has nothing against pages of their own networks', () => {
    expect(problems(facebook, instagram)).toEqual([]);
  });

  it('lists pages without an address', () => {
    expect(problems({ ...facebook, url: null })).toEqual(['It has no address: visitors read “coming soon”.']);
  });

  it('notices an address that stands there twice, however it is written', () => {
    expect(problems(facebook, { ...instagram, url: 'https://facebook.com/Shop/' })).toEqual([
      'It has the same address as Facebook: https://facebook.com/Shop/.',
    ]);
  });

  it('notices a page of another network', () => {
    expect(problems({ ...facebook, url: 'https://instagram.com/shop' })).toEqual([
      'https://instagram.com/shop is not a page of Facebook.',
    ]);
    expect(problems({ ...facebook, url: 'https://facebook.com.evil.example/shop' })).toHaveLength(1);
  });
});
