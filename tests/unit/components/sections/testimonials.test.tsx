/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Testimonials } from '@/components/sections/testimonials';

describe('a testimonial', () => {
  it('shows the stars that a client gave, and out of how many', () => {
    const items = [{ name: 'Farida', company: 'Contractor Tiles', rating: 4, text: 'Two weeks, as agreed.' }];
    render(<Testimonials title="Clients" items={items} seeJob="See the job" />);
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toHaveTextContent('★★★★☆');
  });
});
