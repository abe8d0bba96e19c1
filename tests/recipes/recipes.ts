import { newService } from './new-service';
import { change, create, type Recipe } from './step';

const specification = 'tests/specification.ts';
const about = 'content/pages/about.ts';
const terms = 'content/legal/terms-conditions.ts';
const home = 'content/pages/home.ts';
const styles = 'app/styles/tokens.css';

const phone = change('content/site.ts', /phone: \w+\('[^']*'\)/, "phone: confirmed('+919876543210')");
const details = Object.entries({
  legalName: 'Asha Rao Systems LLP',
  city: 'Indore',
  gstin: '23ABCDE1234F1Z8',
  languages: 'Hindi, Marathi or English',
  replyTime: 'within one working day',
  faultPeriod: '90 days',
  visitedTowns: 'Indore, Ujjain, Dewas and Bhopal',
}).map(([name, value]) =>
  change('content/site.ts', new RegExp(`${name}: placeholder\\('[^']*'\\)`), `${name}: confirmed('${value}')`),
);

const mission = change(
  about,
  /(mission: \{[^}]*text:\s*)'[^']*'/,
  "$1'We give small firms in India one team for their IT work. We agree the price before the work begins.'",
);
const question = (id: string) =>
  change(
    'content/faq.ts',
    /(id: 'general',.*?items: \[)/s,
    `$1{ id: '${id}', question: 'Do you work in my city?', answer: 'Most work is done by phone and screen. For offices and servers a team comes to you.' },`,
  );
const figure = change(
  'content/pages/figures.ts',
  "{ number: '500+', label: 'projects',",
  "{ number: '600+', label: 'projects',",
);
const timeline = change('content/facts.ts', /(\bwebsite: .*?)2–8 weeks/, '$12–9 weeks');
const landing = change(home, "presentation: 'sections',", "presentation: 'landing',");
const moreQuestions = change(specification, 'General Questions: 3', 'General Questions: 4');
const newPage = {
  copy: create('content/pages/careers.ts', 'careers.ts.txt'),
  route: create('app/careers/page.tsx', 'careers-page.tsx.txt'),
  line: [
    change('lib/pages.ts', /^( *)plain\('\/about'.*$/m, "$&\n$1plain('/careers', careers),"),
    change('lib/pages.ts', /^import \{ contact \}/m, "import { careers } from '@/content/pages/careers';\n$&"),
  ],
};
/** The recipes of the README, "How to change things", in its order. */
export const recipes: readonly Recipe[] = [
  {
    title: 'Change a text',
    steps: [mission],
    mistakes: [
      {
        what: 'a note to its writer',
        steps: [change(about, /(description:\s*)'/, "$1'TODO ")],
        says: /^content\/pages\/about\.ts: meta\.description: .*a note to its writer/m,
      },
    ],
  },
  {
    title: 'Change contact details',
    steps: [phone, ...details],
    mistakes: [
      {
        what: 'a number without its country code',
        steps: [change('content/site.ts', /phone: \w+\('[^']*'\)/, "phone: confirmed('9876543210')")],
        says: /^content\/site\.ts: phone: "9876543210" must be \+91/m,
      },
    ],
  },
  {
    title: 'Change a figure, a timeline or a term',
    steps: [
      figure,
      change(specification, "figures: ['500+ projects',", "figures: ['600+ projects',"),
      timeline,
      change(specification, "website': '2-8 weeks'", "website': '2-9 weeks'"),
    ],
    mistakes: [
      {
        what: 'a figure that the specification has otherwise',
        steps: [figure],
        says: /content\/pages\/figures\.ts: figures: .*says “500\+ projects.*content “600\+ projects.*tests\/specification\.ts:\d+/,
      },
    ],
  },
  {
    title: 'Add a question',
    steps: [question('which-cities'), moreQuestions],
    mistakes: [
      {
        what: 'the id of the question it was copied from',
        steps: [question('ask-for-quote'), moreQuestions],
        says: /^content\/faq\.ts: .*\.id: duplicate id "ask-for-quote"/m,
      },
    ],
  },
  {
    title: 'Edit a legal page',
    steps: [
      change(
        terms,
        'sections: [',
        "$& { id: 'who-we-are', title: 'Who we are', body: ['We are one team in India.'] },",
      ),
    ],
    mistakes: [
      {
        what: 'a section without an id',
        steps: [change(terms, 'sections: [', "$& { title: 'Who we are', body: ['We are one team in India.'] },")],
        says: /^content\/legal\/terms-conditions\.ts: sections\.0\.id: /m,
      },
    ],
  },
  {
    title: 'Add a service',
    steps: [newService.copy, ...newService.entry, newService.category],
    mistakes: [
      {
        what: 'no line',
        steps: [newService.copy, ...newService.entry],
        says: /^content\/services\/cctv-setup\.ts: slug: must be a service of content\/categories\.ts/m,
      },
      {
        what: 'no entry in the collection',
        steps: [newService.copy, newService.category],
        says: /^content\/services\/index\.ts: bySlug: needs an entry for "cctv-setup"/m,
      },
      {
        what: 'no file',
        steps: [...newService.entry, newService.category],
        says: /^content\/services\/index\.ts: import: .*Cannot find module 'content\/services\/cctv-setup'/m,
      },
    ],
  },
  {
    title: 'Add a page',
    steps: [newPage.copy, newPage.route, ...newPage.line],
    mistakes: [
      {
        what: 'no line in the registry',
        steps: [newPage.copy, newPage.route],
        says: /^lib\/pages\.ts: pages: app\/careers\/page\.tsx needs a line for "\/careers"/m,
      },
      {
        what: 'no route',
        steps: [newPage.copy, ...newPage.line],
        says: /^lib\/pages\.ts: pages: "\/careers" needs a route, app\/careers\/page\.tsx/m,
      },
    ],
  },
  {
    title: 'Show the other home page',
    steps: [landing, change(specification, "'home.presentation': 'sections'", "'home.presentation': 'landing'")],
    mistakes: [],
  },
  {
    title: 'Change a colour',
    steps: [change(styles, /--color-star: #\w+/, '--color-star: #8a4b08')],
    mistakes: [
      {
        what: 'a star that hardly shows',
        steps: [change(styles, /--color-star: #\w+/, '--color-star: #ffd98a')],
        says: /^app\/styles\/tokens\.css: --color-star: on card: [\d.]+ to 1 in the light scheme, at least 3/m,
      },
    ],
  },
];
