import { textFragment } from '@/components/review/text-fragment';

describe('textFragment', () => {
  it('leads to the page alone where no words are known', () => {
    expect(textFragment('/about')).toBe('/about');
    expect(textFragment('/about', '')).toBe('/about');
  });

  it('encodes what has a meaning of its own in a fragment', () => {
    expect(textFragment('/', '+91 00000-00000, A&B')).toBe('/#:~:text=%2B91%2000000%2D00000%2C%20A%26B');
  });

  it('names a long text by its first and last words', () => {
    const text = Array.from({ length: 20 }, (_, index) => `w${index}`).join(' ');
    expect(decodeURIComponent(textFragment('/', text))).toBe('/#:~:text=w0 w1 w2 w3 w4,w15 w16 w17 w18 w19');
  });

  it('names a text of several blocks by its ends, since a link finds no text across blocks', () => {
    expect(textFragment('/', 'Website\n2 weeks')).toBe('/#:~:text=Website,2%20weeks');
  });

  it('tells one place from another by the words before it', () => {
    expect(textFragment('/', 'Ask us', 'Prices vary.')).toBe('/#:~:text=Prices%20vary.-,Ask%20us');
  });
});
