import { ContactBlock } from '@/components/contact/contact-block';
import { Figures } from '@/components/page/figures';
import { HomeHero } from '@/components/home/home-hero';
import { Offers } from '@/components/home/offers';
import { Story } from '@/components/page/story';
import { about } from '@/content/pages/about';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { categoriesOnMap } from '@/lib/catalogue';
import { mainPhone, contactLinks } from '@/lib/contact-links';
import { routes } from '@/lib/routes';
import { contactRows } from './contact-rows';
import { enquiryFormProps } from './enquiry-form-props';

/** The landing presentation of the specification: six offers, its own paragraphs and figures. */
export function HomeLanding() {
  const actions = contactLinks(routes.home);
  const { hero, services, about: story, figures } = home.landing;
  return (
    <>
      <HomeHero
        {...hero}
        {...actions}
        call={{ ...actions.call, number: mainPhone.display }}
        map={{ label: home.map, categories: categoriesOnMap() }}
      />
      <Offers {...services} />
      <Story id="about" title={story.title} paragraphs={story.paragraphs} />
      <Figures title={about.figuresTitle} items={figures} />
      <ContactBlock board={site.board} {...home.contact} rows={contactRows()} form={enquiryFormProps('home')} />
    </>
  );
}
