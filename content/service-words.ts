/**
 * Words with which copy refers to each service. If a service is removed, its words stay: the launch
 * check then lists sentences that still have them, unless another service has the same word.
 */
export const serviceWords: Readonly<Record<string, readonly string[]>> = {
  'website-development': ['website', 'websites'],
  'web-application-development': ['web app', 'web apps', 'web application'],
  'mobile-application-development': ['mobile app', 'mobile apps', 'app', 'apps', 'Android', 'iPhone'],
  'software-development': ['software'],
  'wordpress-development': ['WordPress', 'website', 'websites'],
  'shopify-development': ['Shopify', 'website', 'websites'],
  'digital-marketing': ['digital marketing'],
  'seo-services': ['SEO'],
  'social-media-marketing': ['social media', 'Facebook', 'Instagram'],
  'facebook-instagram-marketing': ['Facebook', 'Instagram'],
  'google-marketing': ['Google Ads'],
  'graphic-designing': ['logo', 'logos', 'branding', 'flyer', 'flyers', 'brochure', 'brochures'],
  'office-setup': ['office setup', 'Wi-Fi', 'cables', 'cabling', 'office network'],
  'server-setup': ['server', 'servers'],
  'pc-laptop-rental': ['laptop', 'laptops', 'rental', 'rentals', 'on rent', 'rented'],
};
