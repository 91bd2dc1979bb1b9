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
