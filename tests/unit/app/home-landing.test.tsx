/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { HomeLanding } from '@/app/_templates/home-landing';
import { home } from '@/content/pages/home';
import { call } from '@/lib/contact-links';

const block = (id: string) => within(document.getElementById(id)!);

describe('the landing presentation @spec-1 @decision-3 @decision-4', () => {
  beforeEach(() => {
    render(<HomeLanding />);
  });

  it('links from its anchor home to the quote form and to the phone number, which it shows @spec-2', () => {
    const link = (name: string) => block('home').getByRole('link', { name: (text) => text.includes(name) });
    expect(link(home.landing.hero.primaryAction)).toHaveAttribute('href', '/contact');
    expect(link(call.display)).toHaveAttribute('href', call.href);
  });

  it('shows its cards, each with icon, title and description', () => {
    const cards = block('services').getAllByRole('listitem');
    expect(cards).toHaveLength(home.landing.services.cards.length);
    home.landing.services.cards.forEach(({ title, description }, index) => {
      expect(within(cards[index]!).getByRole('heading')).toHaveTextContent(title);
      expect(cards[index]).toHaveTextContent(description);
      expect(cards[index]!.querySelector('svg')).toBeInTheDocument();
    });
  });

  it('introduces the agency with its own figures', () => {
    for (const text of home.landing.about.paragraphs) expect(block('about').getByText(text)).toBeInTheDocument();
    for (const { number, label } of home.landing.figures)
      expect(screen.getByText(label).closest('div')).toHaveTextContent(`${number}`);
  });
});
