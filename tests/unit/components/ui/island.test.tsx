import { render, screen } from '@testing-library/react';
import { Island, islandAwake } from '@/components/ui/island';

describe('Island', () => {
  it('is marked for the loader', () => {
    render(<Island>Form</Island>);
    expect(screen.getByText('Form')).toHaveAttribute('data-hydrate', '');
  });

  it('says once that it is awake, so that a held press can be replayed', () => {
    const listener = jest.fn();
    document.addEventListener(islandAwake, listener);
    const { rerender } = render(<Island>Form</Island>);
    rerender(<Island>Form again</Island>);
    document.removeEventListener(islandAwake, listener);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.calls[0][0].target).toBe(screen.getByText('Form again'));
  });
});
