import { render, screen, within } from '@testing-library/react';
import { FaqBoards } from '@/components/sections/faq-boards';

const categories = ['general', 'pricing'].map((id) => ({
  id,
  title: `${id} questions`,
  items: [1, 2].map((number) => ({
    id: `${id}-${number}`,
    question: `Question ${number} of ${id}?`,
    answer: `Answer ${number} of ${id}.`,
  })),
}));
const copyLink = { label: 'Copy link', copied: 'Link copied', failed: 'Nothing was copied' };
const board = (id: string) => document.getElementById(id)!.closest('details')!;

describe('FaqBoards', () => {
  beforeEach(() => {
    render(<FaqBoards categories={categories} copyLink={copyLink} initiallyOpen="general" />);
  });

  it('opens the initial category and no other, and no question', () => {
    const open = screen.getAllByRole('group').filter((group) => group.hasAttribute('open'));
    expect(open).toEqual([board('general')]);
  });

  it('lets the browser keep one category open at a time', () => {
    expect(board('general')).toHaveAttribute('name', board('pricing').getAttribute('name'));
  });

  it('lets the browser keep one question open at a time over all categories', () => {
    const names = ['general-1', 'general-2', 'pricing-1', 'pricing-2'].map((id) => board(id).getAttribute('name'));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).not.toBe(board('general').getAttribute('name'));
  });

  it('heads a category at level 2 and its questions at level 3', () => {
    const inside = within(board('pricing'));
    expect(inside.getByRole('heading', { level: 2 })).toHaveTextContent('pricing questions');
    expect(inside.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('has every answer in the page', () => {
    expect(screen.getByText('Answer 2 of pricing.')).toBeInTheDocument();
  });
});
