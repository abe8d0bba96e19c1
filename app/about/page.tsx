import { PageFrame } from '@/components/layout/page-frame';
import { Checklist } from '@/components/sections/checklist';
import { CallToAction } from '@/components/sections/call-to-action';
import { FounderLetter } from '@/components/sections/founder-letter';
import { Figures } from '@/components/sections/figures';
import { PageHeader } from '@/components/sections/page-header';
import { Statements } from '@/components/sections/statements';
import { Values } from '@/components/sections/values';
import { CategoryLines } from '@/components/drawings/category-lines';
import { categories } from '@/content/categories';
import { about } from '@/content/pages/about';
import { labels } from '@/content/pages/labels';
import { pageMetadata } from '@/lib/metadata';
import { breadcrumbOf } from '@/lib/pages';
import { call, chatAction, quoteAction } from '@/lib/contact-links';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.about);

export default function AboutPage() {
  const { hero, mission, vision, values, founder, checklist, figures, figuresTitle, closing } = about;
  return (
    <PageFrame path={routes.about}>
      <PageHeader {...hero} {...breadcrumbOf(routes.about)} drawing={<CategoryLines categories={categories} />} />
      <Statements
        items={[
          { id: 'mission', ...mission },
          { id: 'vision', ...vision },
        ]}
      />
      <Figures title={figuresTitle} items={figures} />
      <Values {...values} />
      <FounderLetter id="founder" {...founder} />
      <Checklist {...checklist} />
      <CallToAction
        {...closing}
        quote={quoteAction(labels.quote)}
        call={{ label: labels.callUs, href: call.href }}
        chat={chatAction()}
      />
    </PageFrame>
  );
}
