import { render, screen, within } from '@testing-library/react';
import { QuestionList } from '@/components/ui/question-list';

const items = [
  { id: 'price', question: 'What does it cost?', answer: 'It depends on the pages.' },
  { id: 'time', question: 'How long does it take?', answer: 'A few weeks.' },
];

describe('QuestionList', () => {
  it('has every answer in the page, each question closed', () => {
    render(<QuestionList items={items} group="questions" />);
    const groups = screen.getAllByRole('group');
    expect(groups).toHaveLength(items.length);
    groups.forEach((group, index) => {
      expect(group).not.toHaveAttribute('open');
      expect(group).toHaveTextContent(items[index]!.question);
      expect(group).toHaveTextContent(items[index]!.answer);
    });
  });

  it('lets the browser close the others of its group', () => {
    render(<QuestionList items={items} group="questions" />);
    for (const group of screen.getAllByRole('group')) expect(group).toHaveAttribute('name', 'questions');
  });

  it('can be linked to, question by question', () => {
    render(<QuestionList items={items} group="questions" />);
    expect(document.getElementById('time')).toHaveTextContent('How long does it take?');
  });

  it.each([3, 4] as const)('gives a question heading level %i', (level) => {
    render(<QuestionList items={items} group="questions" level={level} />);
    const [first] = screen.getAllByRole('group');
    expect(within(first!).getByRole('heading', { level })).toHaveTextContent('What does it cost?');
  });
});
