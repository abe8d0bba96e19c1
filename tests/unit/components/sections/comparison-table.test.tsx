/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from '@/components/sections/comparison-table';

const rows = [
  { title: 'Price', cells: ['Low', 'High'] },
  { title: 'Upkeep', cells: ['Some', 'Little'] },
];

describe('ComparisonTable', () => {
  it('names the table, its columns and its rows, and can be scrolled with the keyboard', () => {
    render(<ComparisonTable title="One or the other?" columns={['One', 'Other']} rows={rows} />);
    const table = screen.getByRole('table', { name: 'One or the other?' });
    const names = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect([names('columnheader'), names('rowheader')]).toEqual([
      ['One', 'Other'],
      ['Price', 'Upkeep'],
    ]);
    expect(table.parentElement).toHaveAttribute('tabindex', '0');
  });
});
