/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, Tooltips } from '@/components/footer/tooltip';

const control = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(control(name), { pointerType: 'mouse' });
const pass = (duration: number) => act(() => jest.advanceTimersByTime(duration));
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

describe('Tooltip @spec-9 @decision-12', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const buttons = ['One', 'Two'].map((name) => (
      <Tooltip key={name} text={`About ${name}`}>
        <button type="button">{name}</button>
      </Tooltip>
    ));
    render(<Tooltips>{buttons}</Tooltips>);
  });
  afterEach(() => jest.useRealTimers());

  it('opens 700 ms after the mouse enters', () => {
    enter('One');
    pass(699);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('About One');
  });

  it.each([
    ['opens immediately', 299, 'About Two'],
    ['waits again', 300, null],
  ])('%s %i ms after another one closed', (_, duration, text) => {
    act(() => control('One').focus());
    expect(control('One')).toHaveAccessibleDescription('About One');
    act(() => control('One').blur());
    expect(shown()).toBeNull();
    pass(duration);
    enter('Two');
    expect(shown()).toBe(text);
  });
});
