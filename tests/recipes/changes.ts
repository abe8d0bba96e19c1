import { categories } from '@/content/categories';
import { labels } from '@/content/pages/labels';
import { pageAt } from '@/lib/pages';
import { serviceBySlug, services } from '@/content/services';
import { newService } from './recipes';
import { change, remove, type Step } from './step';

type Change = {
  title: string;
  steps: readonly Step[];
  /** Generates files that nobody edits by hand. */
  command?: readonly string[];
  /** The browser tests that the change touches. */
  journeys: readonly string[];
};

const specification = 'tests/specification.ts';
const tokens = 'app/styles/tokens.css';
const about = 'content/pages/about.ts';
const home = 'content/pages/home.ts';
const spec = (...names: string[]) => names.map((name) => `tests/e2e/${name}.spec.ts`);
const pages = (names: string) => [...spec('templates'), `-g " (${names}) "`];

const seo = serviceBySlug('seo-services');
const questions = Array.from({ length: Math.max(1, 9 - seo.faq.length) }, (_, index) => ({
  id: `more-${index}`,
  question: `Can we meet in week ${'one two three four five six seven eight nine'.split(' ')[index]}?`,
  answer: 'Yes. Tell us where you are and which day is good for you, and we will ring you to fix the hour.',
}));

/** 120 words, among them some that promise a lot. */
const paragraph = (
  'We like to say what we do best before you ask. Every job starts with a call, and all of it is free until you say yes. ' +
  'You send us what your shop, clinic or plant needs, in plain words. '
)
  .repeat(3)
  .trim();

const gone = 'facebook-instagram-marketing';
const links = services.filter(({ related }) => (related as readonly string[]).includes(gone));

/** What a team changes in an ordinary week. Only files that a person would edit are named. */
export const changes: readonly Change[] = [
  {
    title: 'the colour of the focus ring',
    steps: [change(tokens, /--color-focus: #\w+/, '--color-focus: #a3195b')],
    journeys: pages('about'),
  },
  {
    title: 'a label in the phone bar',
    steps: [change('content/pages/labels.ts', `barQuote: '${labels.barQuote}'`, "barQuote: 'Free quote'")],
    journeys: spec('phone-bar', 'whatsapp'),
  },
  {
    title: 'the headline and lead of home',
    steps: [
      change(home, /( hero: \{[^}]*?title: )\[[^\]]*\]/, "$1['Your office IT.', 'Done.']"),
      change(
        home,
        /( hero: \{[^}]*?lead: )`[^`]*`/,
        '$1`We make websites and apps in ${place}, bring you calls from Google, and set up offices. One team does it, and you have one number to ring when you need us.`',
      ),
    ],
    journeys: pages('home'),
  },
  {
    title: 'a third service in a category of two',
    steps: [
      ...newService,
      change(
        'content/categories.ts',
        `'${categories.find((one) => one.services.length === 2)!.services[1]}'`,
        "$&, 'cctv-setup'",
      ),
    ],
    journeys: spec('service-ring', 'network-map', 'header'),
  },
  {
    title: 'a service less',
    steps: [
      remove(`content/services/${gone}.ts`),
      remove(`components/drawings/${gone}.tsx`),
      change('components/drawings/service-drawing.tsx', new RegExp(`^import .*'\\./${gone}';\n`, 'm'), ''),
      change('components/drawings/service-drawing.tsx', new RegExp(`^ *'${gone}': .*\n`, 'm'), ''),
      change('content/services/index.ts', new RegExp(`^import .*'\\./${gone}';\n`, 'm'), ''),
      change('content/services/index.ts', new RegExp(`^ *'${gone}': .*\n`, 'm'), ''),
      change('content/categories.ts', `'${gone}',`, ''),
      ...links.map(({ slug }) => change(`content/services/${slug}.ts`, new RegExp(`'${gone}',? ?`), '')),
      change(specification, `${gone} `, ''),
    ],
    journeys: spec('service-ring', 'network-map', 'header'),
  },
  {
    title: 'nine questions on a service',
    steps: [
      change('content/services/seo-services.ts', /\n {2}faq: \[/, `$& ${JSON.stringify(questions).slice(1, -1)},`),
    ],
    journeys: pages('service'),
  },
  {
    title: 'a paragraph of 120 words with “all”, “every” and “best”',
    steps: [change(about, /(mission: \{[^}]*text:\s*)'[^']*'/, `$1'${paragraph}'`)],
    journeys: pages('about'),
  },
  {
    title: 'the padding of a card',
    steps: [change('components/sections/closing-board.tsx', /\bp-\d+\b/, 'p-9')],
    journeys: pages('service|about'),
  },
  {
    title: 'a new section on about',
    steps: [
      change(about, 'figuresTitle: string;', '$&\n  story: { title: string; paragraphs: readonly string[] };'),
      change(
        about,
        /^ {2}figuresTitle: '.*$/m,
        `$&\n  story: { title: 'How it began', paragraphs: ['${paragraph}'] },`,
      ),
      change('app/about/page.tsx', 'import { Statements }', "import { Story } from '@/components/sections/story';\n$&"),
      change('app/about/page.tsx', /^ *<FounderLetter/m, '<Story id="story" {...about.story} />\n$&'),
    ],
    journeys: pages('about'),
  },
  {
    title: 'another font for headings',
    steps: [
      change(
        'tools/fonts/subset.ts',
        /@fontsource\/[^']*/,
        '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2',
      ),
      change('tools/fonts/subset.ts', /('fonts', ')[^']*/, '$1noto-sans-700.woff2'),
      change('app/styles/fonts.css', /'[^']*'(;\n\s*src: url\('..\/fonts\/)[^']*/, "'Noto Sans'$1noto-sans-700.woff2"),
      change(tokens, /(--font-display: )'[^']*'/, "$1'Noto Sans'"),
    ],
    command: ['npx tsx tools/fonts/subset.ts'],
    journeys: pages('about'),
  },
  {
    title: 'the breakpoint lg, from 64 to 60 rem',
    steps: [change(tokens, '--breakpoint-lg: 64rem', '--breakpoint-lg: 60rem')],
    journeys: [...spec('header', 'small-menu'), ...pages('home')],
  },
  {
    title: `the menu’s “${pageAt('/faq').crumb}”, now “Questions”`,
    steps: [
      change('content/pages/faq.ts', `crumb: '${pageAt('/faq').crumb}'`, "crumb: 'Questions'"),
      change(specification, /(Menu: \[.*)'FAQ'(.*\n.*)'FAQ'/, "$1'Questions'$2'Questions'"),
    ],
    journeys: spec('header', 'small-menu'),
  },
];
