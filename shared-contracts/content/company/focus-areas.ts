/** The options of the program form's dropdown (spec section 3). */
export const focusAreas = [
  'Cloud migration and modernization',
  'AI/ML solution deployment',
  'Security and compliance automation',
  'Cost optimization strategies',
  'Data analytics and business intelligence',
] as const;
