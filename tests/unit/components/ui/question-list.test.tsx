import { render, screen, within } from '@testing-library/react';
import { QuestionList } from '@/components/ui/question-list';

const items = [
  { id: 'price', question: 'What does it cost?', answer: 'It depends on the pages.' },
  { id: 'time', question: 'How long does it take?', answer: 'A few weeks.' },
];

const copyLink = { label: 'Copy link', copied: 'Link copied', failed: 'Nothing was copied' };

describe('QuestionList', () => {
  it('has every answer in the page, each question closed', () => {
    render(<QuestionList items={items} group="questions" copyLink={copyLink} />);
    const groups = screen.getAllByRole('group');
    expect(groups).toHaveLength(items.length);
    groups.forEach((group, index) => {
      expect(group).not.toHaveAttribute('open');
      expect(group).toHaveTextContent(items[index]!.question);
      expect(group).toHaveTextContent(items[index]!.answer);
    });
  });

  it('lets the browser close the others of its group', () => {
    render(<QuestionList items={items} group="questions" copyLink={copyLink} />);
    for (const group of screen.getAllByRole('group')) expect(group).toHaveAttribute('name', 'questions');
  });

  it('can be linked to, question by question', () => {
    render(<QuestionList items={items} group="questions" copyLink={copyLink} />);
    const answer = document.getElementById('time')!;
    expect(answer).toHaveTextContent('A few weeks.');
    // The element with the id must be inside what opens.
    expect(answer.parentElement).toHaveTextContent('How long does it take?');
    expect(within(answer).getByRole('button', { name: 'Copy link', hidden: true })).toHaveAttribute(
      'data-copy',
      '#time',
    );
  });

  it.each([3, 4] as const)('gives a question heading level %i', (level) => {
    render(<QuestionList items={items} group="questions" copyLink={copyLink} level={level} />);
    const [first] = screen.getAllByRole('group');
    expect(within(first!).getByRole('heading', { level })).toHaveTextContent('What does it cost?');
  });
});
