import { addJobs, addPeople, addPrice, addRegistrations, jobs, people, prices, registrations } from './proof';
import { change, create, remove, type Step } from './step';

const specification = 'tests/specification/expectations.ts';
const about = 'content/pages/about.ts';
const home = 'content/pages/home.ts';

const details = Object.entries({
  phone: '+919876543210',
  city: 'Indore',
  languages: 'Hindi, Marathi or English',
}).map(([name, value]) =>
  change('content/site.ts', new RegExp(`${name}: placeholder\\('[^']*'\\)`), `${name}: confirmed('${value}')`),
);

/** A sixteenth service: its copy, and its entry in the collection. */
const newService: readonly Step[] = [
  create('content/services/cctv-setup.ts', 'cctv-setup.ts.txt'),
  change(
    'content/services/index.ts',
    /^import \{ digitalMarketing \}/m,
    "import { cctvSetup } from './cctv-setup';\n$&",
  ),
  change('content/services/index.ts', "'pc-laptop-rental': pcLaptopRental,", "$& 'cctv-setup': cctvSetup,"),
];

const newMark =
  "{ d: 'M2 0h30v26H2z', fill: 'fill-action' }, { d: 'M9 19V7l16 12V7', strokeWidth: 4, stroke: 'stroke-highlight' }";

/** The recipes of the README, "How to change things", in its order. */
export const recipes: Readonly<Record<string, readonly Step[]>> = {
  'Change a text': [
    change(
      about,
      /(mission: \{[^}]*text:\s*)'[^']*'/,
      "$1'We give small firms in India one team for their IT work. We agree the price before the work begins.'",
    ),
  ],
  'Change contact details': details,
  'Change a figure, a timeline or a term': [
    change('content/pages/figures.ts', "{ number: '500+', label: 'projects',", "{ number: '600+', label: 'projects',"),
    change(specification, "figures: ['500+ projects',", "figures: ['600+ projects',"),
    change('content/facts.ts', /(\bwebsite: .*?)2–8 weeks/, '$12–9 weeks'),
    change(specification, "website': '2-8 weeks'", "website': '2-9 weeks'"),
  ],
  'Add a question': [
    change(
      'content/faq.ts',
      /(id: 'general',.*?items: \[)/s,
      `$1{ id: 'which-cities', question: 'Do you work in my city?', answer: 'Most work is done by phone and screen.' },`,
    ),
    change(specification, 'General Questions: 3', 'General Questions: 4'),
  ],
  'Edit a legal page': [
    change(
      'content/legal/terms-conditions.ts',
      'sections: [',
      "$& { id: 'who-we-are', title: 'Who we are', body: ['We are one team in India.'] },",
    ),
  ],
  'Add a job': [addJobs(jobs.slice(0, 1))],
  'Add a starting price': [addPrice('office-setup', prices['office-setup'])],
  'Add a person': [addPeople(people.slice(0, 1))],
  'Add a registration': [addRegistrations(registrations.slice(0, 1))],
  'Add a service': [...newService, change('content/categories.ts', /'pc-laptop-rental'/, "$&, 'cctv-setup'")],
  'Remove a service': [
    change('content/categories.ts', /'pc-laptop-rental', /, ''),
    remove('content/services/pc-laptop-rental.ts'),
    change('content/services/index.ts', /^import \{ pcLaptopRental \}.*\n/m, ''),
    change('content/services/index.ts', "'pc-laptop-rental': pcLaptopRental, ", ''),
    change('content/services/software-development.ts', ", 'pc-laptop-rental'", ''),
    change(specification, "server-setup pc-laptop-rental'", "server-setup'"),
  ],
  'Rename a category': [
    change('content/categories.ts', "id: 'equip',", "id: 'office',"),
    change('content/categories.ts', "name: 'Equip',", "name: 'Office',"),
    change(home, "category: 'equip'", "category: 'office'"),
  ],
  'Remove a category': [
    change('content/categories.ts', / {2}\{\s*id: 'design'.*?\n {2}\},\n/s, ''),
    change('content/categories.ts', "'google-marketing',", "$& 'graphic-designing',"),
    change(home, "category: 'design'", "category: 'build'"),
  ],
  'Add a page': [
    create('content/pages/careers.ts', 'careers.ts.txt'),
    create('app/careers/page.tsx', 'careers-page.tsx.txt'),
    change('lib/pages.ts', /^( *)plainPage\('\/about'.*$/m, "$&\n$1plainPage('/careers', careers),"),
    change('lib/pages.ts', /^import \{ contact \}/m, "import { careers } from '@/content/pages/careers';\n$&"),
  ],
  'Show the other home page': [
    change(home, "presentation: 'sections',", "presentation: 'landing',"),
    change(specification, "'home.presentation': 'sections'", "'home.presentation': 'landing'"),
  ],
  'Replace the logo': [change('lib/mark.ts', /shapes: \[.*?\n {2}\],/s, `shapes: [${newMark}],`)],
  'Change the heading font': [
    change('lib/heading-font.ts', '@fontsource/anek-latin', '@fontsource/noto-sans'),
    change('lib/heading-font.ts', 'letterWidth: 0.5,', 'letterWidth: 0.55,'),
  ],
  'Change a colour': [change('app/styles/tokens.css', /--color-star: #\w+/, '--color-star: #8a4b08')],
};
