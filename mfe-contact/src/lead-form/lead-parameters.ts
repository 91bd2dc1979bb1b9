import { sentParameter } from '@site/leads/sent-parameter';

/** The parameters that every page with a form for leads reads from its address. */
export const leadParameters = [sentParameter, 'PreviousPage'];
