/**
 * `primary`: the one action of a view; `secondary`: beside it; `quiet`: in text and lists; `on-dark`: on accent-coloured
 * grounds. On an ink band (`data-ground="ink"`) the first three turn dark by themselves.
 */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'on-dark';
