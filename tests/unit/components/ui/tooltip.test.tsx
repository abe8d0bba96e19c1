/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, Tooltips } from '@/components/ui/tooltip';

const names = ['One', 'Two'];

function show() {
  render(
    <Tooltips>
      {names.map((name) => (
        <Tooltip key={name} text={`About ${name}`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </Tooltips>,
  );
}

const control = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(control(name), { pointerType: 'mouse' });
const pass = (duration: number) => act(() => jest.advanceTimersByTime(duration));
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

describe('Tooltip @spec-9 @decision-12', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    show();
  });
  afterEach(() => jest.useRealTimers());

  it('opens 700 ms after the mouse enters', () => {
    enter('One');
    pass(699);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('About One');
  });

  it('opens immediately for the keyboard', () => {
    act(() => control('One').focus());
    expect(shown()).toBe('About One');
    expect(control('One')).toHaveAccessibleDescription('About One');
  });

  describe('after another one closed', () => {
    const close = () => {
      act(() => control('One').focus());
      act(() => control('One').blur());
      expect(shown()).toBeNull();
    };

    it('opens immediately within 300 ms', () => {
      close();
      pass(299);
      enter('Two');
      expect(shown()).toBe('About Two');
    });

    it('waits again 300 ms later', () => {
      close();
      pass(300);
      enter('Two');
      expect(shown()).toBeNull();
    });
  });
});
