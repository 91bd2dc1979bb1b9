/**
 * `primary`: the main action of a view; `secondary`: next to a primary button; `quiet`: in text and lists; `on-dark`: on
 * accent-colored bands. The first three adapt automatically to dark bands (`data-ground="ink"`).
 */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'on-dark';
