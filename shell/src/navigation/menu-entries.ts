/** A link to a page, in a menu. */
export interface MenuEntry {
  label: string;
  to: string;
}

export const capabilityEntries: MenuEntry[] = [
  { label: 'Services', to: '/capability/services' },
  { label: 'Expertise', to: '/capability/expertise' },
  { label: 'Solutions', to: '/capability/solutions' },
];

/** Links of the bar between its two menus. */
export const barEntries: MenuEntry[] = [
  { label: 'Accelerators', to: '/accelerators' },
  { label: 'Case Studies', to: '/case-study' },
  { label: 'About Us', to: '/about-us' },
];

/** The nine entries of the mobile menu, in order (spec section 2, Navigation bar). */
export const mobileEntries: MenuEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about-us' },
  { label: 'Accelerators', to: '/accelerators' },
  ...capabilityEntries,
  { label: 'Case Study', to: '/case-study' },
  { label: 'Press', to: '/press' },
  { label: 'Contact Us', to: '/contact-us' },
];
