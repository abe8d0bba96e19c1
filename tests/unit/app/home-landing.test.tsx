/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { HomeLanding } from '@/app/_templates/home-landing';
import { home } from '@/content/pages/home';
import { call } from '@/lib/contact-links';
import { copyOf } from '@/tests/support/copy';

const block = (id: string) => within(document.getElementById(id)!);

describe('the landing presentation @spec-1 @decision-3 @decision-4', () => {
  beforeEach(() => {
    render(<HomeLanding />);
  });

  it('has links to the quote form and the phone number in its section #home @spec-2', () => {
    const link = (name: string) => block('home').getByRole('link', { name: (text) => text.includes(name) });
    expect(link(home.landing.hero.primaryAction)).toHaveAttribute('href', '/contact');
    expect(link(call.display)).toHaveAttribute('href', call.href);
  });

  it('shows all of its copy, an icon on each card, and its own figures', () => {
    const text = document.body.textContent;
    const { landing } = home;
    expect(copyOf(landing).filter((one) => !text.includes(one.text))).toEqual([]);
    const cards = block('services').getAllByRole('listitem');
    expect(cards.filter((card) => card.querySelector('svg'))).toHaveLength(landing.services.items.length);
    for (const { number, label } of landing.figures)
      expect(screen.getByText(label).closest('div')).toHaveTextContent(number);
  });
});
