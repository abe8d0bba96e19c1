import { faqCategories } from '@/content/faq';
import { newService } from './new-service';
import { change, type Step } from './step';

const specification = 'tests/specification.ts';

/** About 200 words in one paragraph. */
const paragraph =
  'Most of the people who call us run a shop, a clinic or a small plant, and have no one in the house who looks after the ' +
  'site or the PCs. So the first call is short and plain. You tell us what you sell, who buys it and what went wrong the ' +
  'last time you paid for a site. We ask who takes the calls, who packs the goods and who sends the bills, since that is ' +
  'where a new site or a new tool will help or get in the way. Then we write down what we heard and send it to you on one ' +
  'page. You can change it, show it to your partner, or say no. If you say yes, we name the people who will do the work ' +
  'and the day they start. You see the work as it grows, on a link you can open on your phone. When a thing is not clear, ' +
  'we ask before we build it, not after. When you change your mind, we tell you what that costs, and you choose. On the day ' +
  'it goes live we sit with your staff until they can use it. After that you have one number to call, and it is the number ' +
  'you called on the first day.';

const item = (title: string, description: string) => ({ title, description });

/** About 300 words. */
const checklist = {
  title: 'Before you ask for a web application',
  items: [
    item(
      'Who will log in',
      'Make a list of the people who will open the tool: staff, dealers, buyers, your accountant. Next to each name, write what that person may see and what they may change. A driver may need one list of stops; the owner may want the whole ledger. We build the logins from this list, so a gap in it shows up later as a call.',
    ),
    item(
      'What it must replace',
      'Bring the sheets, the paper forms and the chat groups you use now. Mark the ones you want to drop. People go back to an old sheet when the new screen lacks a column they need, so we walk through each sheet with the person who fills it in and ask what each column is for.',
    ),
    item(
      'Which day is the hardest',
      'Think of the busiest day of the year: a sale, a term start, the close of the books. Tell us how many orders or forms came in on that day and who was short of time. We plan for that day and not for a calm one, and we try it out with made-up orders before the real ones come.',
    ),
    item(
      'Where the data lives today',
      'Old data is rarely clean. Send us a copy of a part of it, with names and numbers you can share. We look for double entries, dates in mixed forms and fields left blank. Then you decide what moves to the new tool and what stays behind in a file that you keep.',
    ),
    item(
      'Who decides',
      'Name one person who can say yes. When a question comes up in the middle of the work, that person answers it, and the rest of the team can read the answer. A tool that has to please a whole room at once is late, and in the end it pleases nobody.',
    ),
  ],
};

const quote = {
  name: 'Shop website client',
  company: 'Bakery',
  rating: 5,
  text: 'Orders used to come in on scraps of paper. Now they print in the kitchen, and my evenings are mine again.',
};

const questions: [category: string, id: string, question: string, answer: string][] = [
  [
    'general',
    'which-cities',
    'Do you work in my city?',
    'Most work is done by phone and on screen. For offices and servers a team comes to you.',
  ],
  [
    'services',
    'take-over',
    'Can you take over a site that someone else built?',
    'Yes, if you own it or can get the logins. We look at it first and tell you if it can stay.',
  ],
  [
    'pricing',
    'invoice-gst',
    'Do I get a proper bill?',
    'Yes. You get it by mail, with your own details on it, and your accountant can ask us about it.',
  ],
  [
    'support',
    'own-words',
    'Whom do I talk to after the site is live?',
    'The same team that built it. Tell them what you see on the screen, and they take it from there.',
  ],
];
const titleOf = (category: string) => faqCategories.find(({ id }) => id === category)?.title;

/** A site that has grown: only lines of tests/specification.ts say so, no test changes. */
export const growth: readonly Step[] = [
  change('content/testimonials.ts', 'items: [', `$& ${JSON.stringify(quote)},`),
  change(specification, "'testimonials.items': ['5 stars',", "$& '5 stars',"),
  change('content/pages/home.ts', /( about: \{\s*title: '[^']*',\s*paragraphs: \[\s*)'[^']*'/, `$1'${paragraph}'`),
  change(
    'content/services/web-application-development.ts',
    /^ {2}mapLabel: .*$/m,
    `$&\n  checklist: ${JSON.stringify(checklist)},`,
  ),
  newService.copy,
  ...newService.entry,
  // A sixth service in Grow.
  change('content/categories.ts', "'google-marketing',", "$& 'cctv-setup',"),
  ...questions.flatMap(([category, id, question, answer]) => [
    change(
      'content/faq.ts',
      new RegExp(`(id: '${category}',.*?items: \\[)`, 's'),
      `$1 ${JSON.stringify({ id, question, answer })},`,
    ),
    change(specification, `${titleOf(category)}: 3`, `${titleOf(category)}: 4`),
  ]),
];
