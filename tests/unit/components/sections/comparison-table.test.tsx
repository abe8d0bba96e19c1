/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from '@/components/sections/comparison-table';

const rows = [
  { title: 'Price', cells: ['Low', 'High'] },
  { title: 'Upkeep', cells: ['Some', 'Little'] },
];

describe('ComparisonTable', () => {
  beforeEach(() => {
    render(<ComparisonTable title="One or the other?" columns={['One', 'Other']} rows={rows} />);
  });

  it('names the table, its columns and its rows', () => {
    const table = within(screen.getByRole('table', { name: 'One or the other?' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['One', 'Other']);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Price', 'Upkeep']);
  });

  it('can be scrolled with the keyboard', () => {
    expect(screen.getByRole('table').parentElement).toHaveAttribute('tabindex', '0');
  });
});
