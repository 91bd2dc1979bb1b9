/** A path for each route of spec section 2 that answers 200. */
export const pagePaths = [
  '/',
  '/about-us',
  '/accelerators',
  '/accelerators/wafasttrack-by-bce-aws-well-architected-review',
  '/accelerators/wellArchitectedReview',
  '/well-architected-review',
  '/capability/expertise',
  '/capability/services',
  '/capability/solutions',
  '/capability/services/aws-managed-services-provider',
  '/capability/services/generative-ai',
  '/case-study',
  '/case-study/freightdatacenterexit',
  '/press',
  '/contact-us',
  '/mobile-contact-us',
  '/acceptance-use-policy',
  '/data-security',
  '/access-control-policy',
  '/privacy',
  '/blog',
  '/comingsoon',
  '/docs/well-architected-checklist',
  '/mobile-page',
  '/tablet-campaign',
  '/unsupported-device',
  '/smb-aws-accelerator-program',
  '/search',
] as const;

/** The error page, which answers 500. */
export const brokenPath = '/broken';

/** An unclaimed path. */
export const unknownPath = '/no/such/page';
