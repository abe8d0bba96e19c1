import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavDisclosure } from '@/components/layout/nav-disclosure';

jest.useFakeTimers();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const settle = () => act(() => jest.runOnlyPendingTimers());

beforeEach(() => {
  render(
    <>
      <NavDisclosure id="menu-services" toggleLabel="Services menu" link={<a href="/services">Services</a>}>
        <a href="/services/seo-services">SEO services</a>
      </NavDisclosure>
      <button type="button">Outside</button>
    </>,
  );
});

const toggle = () => screen.getByRole('button', { name: 'Services menu' });
const link = () => screen.getByRole('link', { name: 'Services' });
const inside = () => screen.getByRole('link', { name: 'SEO services' });
const outside = () => screen.getByRole('button', { name: 'Outside' });
const expectOpen = () => expect(toggle()).toHaveAttribute('aria-expanded', 'true');
const expectClosed = () => expect(toggle()).toHaveAttribute('aria-expanded', 'false');

describe('NavDisclosure', () => {
  it('is closed at first and names the panel it opens', () => {
    expectClosed();
    expect(document.getElementById(toggle().getAttribute('aria-controls')!)).toContainElement(inside());
  });

  it('opens and closes by click', async () => {
    await user.click(toggle());
    expectOpen();
    await user.click(toggle());
    expectClosed();
  });

  it('opens by Enter and Space on the toggle', async () => {
    toggle().focus();
    await user.keyboard('{Enter}');
    expectOpen();
    await user.keyboard(' ');
    expectClosed();
  });

  it('opens when the toggle is tabbed to', async () => {
    await user.tab();
    expect(link()).toHaveFocus();
    expectClosed();
    await user.tab();
    expect(toggle()).toHaveFocus();
    expectOpen();
  });

  describe('when the mouse points at it', () => {
    it('opens, stays open over the panel, and closes some time after the mouse has gone', async () => {
      await user.hover(link());
      expectOpen();
      await user.hover(inside());
      settle();
      expectOpen();
      await user.hover(outside());
      expectOpen();
      settle();
      expectClosed();
    });

    it('stays open when the mouse comes back in time', async () => {
      await user.hover(link());
      await user.hover(outside());
      await user.hover(link());
      settle();
      expectOpen();
    });

    it('stays open after the mouse has gone once it was clicked', async () => {
      await user.click(toggle());
      await user.hover(outside());
      settle();
      expectOpen();
    });

    it('closes on Escape without taking the focus from elsewhere', async () => {
      outside().focus();
      await user.hover(link());
      await user.keyboard('{Escape}');
      expectClosed();
      expect(outside()).toHaveFocus();
    });
  });

  it('does not open when a finger passes over it', async () => {
    await user.pointer({ keys: '[TouchA>]', target: link() });
    expectClosed();
  });

  it('closes on Escape and gives the focus back to the toggle', async () => {
    await user.click(toggle());
    await user.tab();
    expect(inside()).toHaveFocus();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(toggle()).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    await user.tab();
    await user.tab();
    await user.tab();
    expect(inside()).toHaveFocus();
    expectOpen();
    await user.tab();
    expect(outside()).toHaveFocus();
    expectClosed();
  });

  it('closes on a press elsewhere', async () => {
    await user.click(toggle());
    await user.click(outside());
    expectClosed();
  });
});
