/** The URL of the thanks says which form was sent, for visitors without JavaScript. The shell knows the name too. */
export const sentParameter = 'sent';
/** A form that the page submits itself has this field; the page then shows the outcome in place. */
export const inPageField = 'inPage';
