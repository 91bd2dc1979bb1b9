/** Names the sent form in the URL of the thank-you page, for visitors without JavaScript. The shell reads it too. */
export const sentParameter = 'sent';
/** The page adds this field to a form that it submits by script, and then shows the result in place. */
export const inPageField = 'inPage';
