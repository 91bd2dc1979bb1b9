import { marketingParameters } from '@site/contract/clients/marketing-parameters';

/** A CloudFront function: takes the parameters out of the query that no page depends on. */
export const dropMarketing = `function handler(event) {
  var query = event.request.querystring;
  for (var name in query) if (${marketingParameters}.test(name)) delete query[name];
  return event.request;
}`;
