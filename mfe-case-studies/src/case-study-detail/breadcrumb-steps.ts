/** The pages above a case study. */
export const breadcrumbSteps = [
  { title: 'Home', to: '/' },
  { title: 'Our Case Studies', to: '/case-study' },
];
