import { figureItems } from '@/tools/check/launch/figures';

const projects = { number: '500+', label: 'projects' };

describe('figureItems', () => {
  it('lists figures for the same thing that differ', () => {
    const items = figureItems(
      [projects, { number: '200+', label: 'clients' }],
      [
        { number: '500+', label: 'projects completed' },
        { number: '100+', label: 'happy clients' },
      ],
    );
    expect(items.map(({ problem }) => problem)).toEqual([
      'Home and about say “200+ clients”, the other home presentation “100+ happy clients”.',
    ]);
  });

  it('does not compare figures for different things', () => {
    expect(figureItems([projects], [{ number: '15+', label: 'awards won' }])).toEqual([]);
  });
});
