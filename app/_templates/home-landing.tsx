import { ContactBlock, Offers } from '@/components/home/home';
import { HomeHero } from '@/components/home/home-hero';
import { Figures } from '@/components/page/figures';
import { Story } from '@/components/page/section';
import { home } from '@/content/pages/home';

/** The landing presentation of the specification: six offers, its own paragraphs and figures. */
export function HomeLanding() {
  const { hero, about, figures } = home.landing;
  return (
    <>
      <HomeHero {...hero} />
      <Offers />
      <Story id="about" {...about} />
      <Figures items={figures} />
      <ContactBlock />
    </>
  );
}
