const people = [
  { name: 'Imran', role: 'Servers', languages: ['Hindi', 'Bengali'], services: ['server-setup', 'office-setup'] },
  { name: 'Lakhi', role: 'Cabling', languages: ['Assamese', 'Hindi'], services: ['office-setup'] },
];

it('people are on the pages of their services, and their languages in one list', async () => {
  jest.doMock('@/content/owner/people', () => ({ people }));
  const { peopleOf } = await import('@/lib/people');
  expect(peopleOf('office-setup').map(({ name }) => name)).toEqual(['Imran', 'Lakhi']);
  expect(peopleOf('seo-services')).toEqual([]);
  const { answerLine } = await import('@/content/owner-facts');
  expect(answerLine).toMatch(/in Hindi, Bengali and Assamese\.$/);
});
