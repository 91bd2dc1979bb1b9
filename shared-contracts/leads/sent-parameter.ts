/**
 * Names the received form in the address of the page that thanks for it, for visitors without JavaScript. The page of
 * the form reads it, and the shell, which says thank you itself if that page cannot be shown.
 */
export const sentParameter = 'sent';
