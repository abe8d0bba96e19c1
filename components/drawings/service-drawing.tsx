import type { ReactElement } from 'react';
import type { ServiceSlug } from '@/content/services/slugs';
import { DefaultDrawing } from './default-drawing';
import { DigitalMarketing } from './digital-marketing';
import { FacebookInstagramMarketing } from './facebook-instagram-marketing';
import { GoogleMarketing } from './google-marketing';
import { GraphicDesigning } from './graphic-designing';
import { MobileApplicationDevelopment } from './mobile-application-development';
import { OfficeSetup } from './office-setup';
import { DrawingSheet } from './parts';
import { PcLaptopRental } from './pc-laptop-rental';
import { SeoServices } from './seo-services';
import { ServerSetup } from './server-setup';
import { ShopifyDevelopment } from './shopify-development';
import { SocialMediaMarketing } from './social-media-marketing';
import { SoftwareDevelopment } from './software-development';
import { WebApplicationDevelopment } from './web-application-development';
import { WebsiteDevelopment } from './website-development';
import { WordpressDevelopment } from './wordpress-development';

/** The drawing of each service. Services that aren't listed get the default drawing. */
const drawings: Partial<Record<ServiceSlug, () => ReactElement>> = {
  'website-development': WebsiteDevelopment,
  'web-application-development': WebApplicationDevelopment,
  'mobile-application-development': MobileApplicationDevelopment,
  'software-development': SoftwareDevelopment,
  'wordpress-development': WordpressDevelopment,
  'shopify-development': ShopifyDevelopment,
  'digital-marketing': DigitalMarketing,
  'seo-services': SeoServices,
  'social-media-marketing': SocialMediaMarketing,
  'facebook-instagram-marketing': FacebookInstagramMarketing,
  'google-marketing': GoogleMarketing,
  'graphic-designing': GraphicDesigning,
  'office-setup': OfficeSetup,
  'server-setup': ServerSetup,
  'pc-laptop-rental': PcLaptopRental,
};

type ServiceDrawingProps = { slug: ServiceSlug; className?: string };

/** A drawing of a service on its line. An element around it must set the line's colour. */
export function ServiceDrawing({ slug, className }: ServiceDrawingProps) {
  const Drawing = drawings[slug] ?? DefaultDrawing;
  return (
    <DrawingSheet className={className}>
      <Drawing />
    </DrawingSheet>
  );
}
