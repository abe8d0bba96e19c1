/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { HomeLanding } from '@/app/_templates/home-landing';
import { home } from '@/content/pages/home';
import { phoneForms } from '@/lib/phone';
import { site } from '@/content/site';

const block = (id: string) => within(document.getElementById(id)!);

describe('the landing presentation @spec-1 @decision-3 @decision-4', () => {
  beforeEach(() => {
    render(<HomeLanding />);
  });

  it('has the anchors home, services and about @spec-2', () => {
    for (const id of ['home', 'services', 'about']) expect(document.getElementById(id)).toBeInTheDocument();
  });

  it('links to the quote form and to the phone number, which it shows', () => {
    const { display, href } = phoneForms(site.phone.value);
    expect(block('home').getByRole('link', { name: home.landing.hero.primaryAction })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(block('home').getByRole('link', { name: new RegExp(display.replace('+', '\\+')) })).toHaveAttribute(
      'href',
      href,
    );
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

  it('states its own figures', () => {
    for (const { number, label } of home.landing.figures) {
      expect(screen.getByText(label).closest('div')).toHaveTextContent(`${number}`);
    }
  });
});
